import type { ReactNode } from "react";
import type { TermId } from "./term-id.ts";
import { Term } from "./term.tsx";

/** For a list of figures: shows a label as the term that it names. */
export const asTerm =
  (id: TermId) =>
  (label: string): ReactNode => <Term id={id} label={label} />;
