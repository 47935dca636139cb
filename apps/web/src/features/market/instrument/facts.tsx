import type { ReactNode } from "react";
import type { TermId } from "#web/modules/glossary/term-id.ts";
import { Term } from "#web/modules/glossary/term.tsx";
import styles from "./instrument.module.css";

export interface Fact {
  readonly label: string;
  /** What the label explains when it is opened. */
  readonly term?: TermId;
  /** Null where there is none: then the fact stays out. */
  readonly value: ReactNode | null;
}

/** Names and figures side by side; what has no value stays out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact.value !== null && (
            <div key={fact.label}>
              <dt>{fact.term ? <Term id={fact.term} label={fact.label} /> : fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
