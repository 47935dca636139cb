import type { ReactNode } from "react";
import styles from "./replay.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** Of an amount that may be good or bad. */
  readonly sign?: number;
}

/** Names and figures, line by line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note, sign }) => (
        <div key={label} className={styles.fact}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd data-sign={sign === undefined ? undefined : Math.sign(sign)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
