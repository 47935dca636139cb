import type { ReactNode } from "react";
import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";
import { Text } from "./text.tsx";

export interface Fact {
  readonly label: string;
  /** The label as a button that explains it. */
  readonly explain?: (label: string) => ReactNode;
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
      {facts.map(({ label, explain, value, note, isTotal, sign }) => (
        <div key={label} className={classNames(styles.line, isTotal && styles.total)}>
          <dt>
            {explain ? explain(label) : label}
            {note && (
              <Text as="span" size={2} isBlock>
                {note}
              </Text>
            )}
          </dt>
          <dd data-sign={sign === undefined ? undefined : Math.sign(sign)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Quoted extends Pick<Fact, "label" | "explain"> {
  /** US dollars. */
  readonly price: string;
}

/** What one gets and what one pays for a unit now. */
export function QuotePair({ bid, ask }: { bid: Quoted; ask: Quoted }) {
  return (
    <dl className={styles.pair}>
      {[bid, ask].map(({ label, explain, price }) => (
        <div key={label}>
          <dt>{explain ? explain(label) : label}</dt>
          <dd dir="ltr">{quoteText(price)}</dd>
        </div>
      ))}
    </dl>
  );
}
