import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** What the label means, in one sentence. */
  readonly note?: string;
  /** The sum of those above it. */
  readonly isTotal?: boolean;
  /** Of an amount that may be good or bad. */
  readonly sign?: number;
}

/** Names and figures, line by line. */
export function Facts({ facts, isStale = false }: { facts: readonly Fact[]; isStale?: boolean }) {
  return (
    <dl className={styles.facts} data-stale={isStale || undefined}>
      {facts.map(({ label, value, note, isTotal, sign }) => (
        <div key={label} className={classNames(styles.line, isTotal && styles.total)}>
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
