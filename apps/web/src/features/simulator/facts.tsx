import type { ReactNode } from "react";
import { classNames } from "#web/shared/ui/class-names.ts";
import styles from "./facts.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** What the label means, in one sentence. */
  readonly note?: string;
  /** The sum of those above it. */
  readonly isTotal?: boolean;
}

/** Names and figures, line by line. */
export function Facts({ facts, isStale = false }: { facts: readonly Fact[]; isStale?: boolean }) {
  return (
    <dl className={styles.facts} data-stale={isStale || undefined}>
      {facts.map(({ label, value, note, isTotal }) => (
        <div key={label} className={classNames(styles.line, isTotal && styles.total)}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
