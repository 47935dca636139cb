import { quoteText } from "#web/shared/i18n/money-texts.ts";
import type { Quote } from "#web/shared/quotes/live-quotes.ts";
import { Change } from "#web/shared/ui/change.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "../market.module.css";

/** What an instrument costs now, and its change of the day, at the end of its row. */
export function RowFigures({ quote }: { quote: Pick<Quote, "price" | "change_percent"> }) {
  return (
    <span className={styles.figures}>
      <Text as="span" size={4} weight={700} className="tabular" dir="ltr">
        {quoteText(quote.price)}
      </Text>
      <Change percent={quote.change_percent} />
    </span>
  );
}
