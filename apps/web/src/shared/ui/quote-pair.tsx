import { quoteText } from "#web/shared/i18n/money-texts.ts";
import styles from "./quote-pair.module.css";

interface Quoted {
  readonly label: string;
  /** US dollars. */
  readonly price: string;
}

/** What one gets and what one pays for a unit now. */
export function QuotePair({ bid, ask }: { bid: Quoted; ask: Quoted }) {
  return (
    <dl className={styles.pair}>
      {[bid, ask].map(({ label, price }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="ltr">{quoteText(price)}</dd>
        </div>
      ))}
    </dl>
  );
}
