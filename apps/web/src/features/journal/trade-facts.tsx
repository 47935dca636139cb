import { formatMoment, formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { EntryTrade } from "./api.ts";
import styles from "./journal.module.css";

/** What became of the order, in a line or two. */
export function TradeFacts({ trade, ticker }: { trade: EntryTrade; ticker: string | null }) {
  const t = useT();
  const language = useLanguage();
  const { side, status, quantity, average_price, at, closed_percent, profit, r } = trade;
  const order = t(`journal.trade.${side}`, {
    quantity: quantityText(quantity, language),
    ticker: ticker ?? "",
    date: formatMoment(at, language),
  });
  return (
    <Text as="div" size={3} className={styles.trade}>
      <p>
        {order}
        {average_price !== null && (
          <>
            {" · "}
            <bdi>{priceText(average_price)}</bdi>
          </>
        )}
        {status !== "filled" && ` · ${t(`journal.trade.status.${status}`)}`}
      </p>
      {profit === null ? (
        status === "filled" &&
        side === "buy" && (
          <Text size={2} tone="muted">
            {t("journal.trade.held")}
          </Text>
        )
      ) : (
        <p className={styles.result}>
          <bdi data-sign={Math.sign(Number(profit))}>{usdText(profit, { isSigned: true })}</bdi>
          {r !== null && <bdi>{formatNumber(r, language, { maximumFractionDigits: 2 })} R</bdi>}
          {closed_percent < 100 && (
            <Text as="span" size={2} tone="muted">
              {t("journal.trade.part", { percent: percentText(closed_percent, language, { decimals: 0 }) })}
            </Text>
          )}
        </p>
      )}
    </Text>
  );
}
