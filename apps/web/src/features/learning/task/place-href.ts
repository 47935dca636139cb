import type { Practice } from "@candlewise/contracts/learning/task-schemas";

const PLACES = {
  market: "/simulator/market",
  portfolio: "/simulator",
  journal: "/simulator/journal",
} as const satisfies Record<Practice["place"], string>;

/** The market with the kind of instrument that is wanted, or the place itself. */
export const placeHref = ({ place, kind }: Pick<Practice, "place" | "kind">): string =>
  kind === null ? PLACES[place] : `${PLACES[place]}?kind=${kind}`;
