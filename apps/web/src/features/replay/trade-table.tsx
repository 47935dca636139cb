import { formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText, quoteText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { FigureTable } from "#web/shared/ui/figure-table.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Report } from "./api.ts";

/** The closed trades, oldest first. */
export function TradeTable({ trades }: { trades: Report["trades"] }) {
  const t = useT();
  const language = useLanguage();
  const r = (value: number) =>
    formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return (
    <FigureTable
      label={t("replay.report.trades")}
      columns={[
        t("order.amount.quantity"),
        t("replay.report.in"),
        t("replay.report.out"),
        t("replay.profit"),
        t("replay.report.r"),
      ]}
    >
      {trades.map((trade) => (
        <tr key={trade.id}>
          <th scope="row">{quantityText(trade.quantity, language)}</th>
          <td>
            <bdi>{quoteText(trade.entry_price)}</bdi>
            <Text as="span" size={2} weight={500} tone="muted" isBlock>
              {t("replay.barNumber", { number: trade.entry_bar })}
            </Text>
          </td>
          <td>
            <bdi>{quoteText(trade.exit_price)}</bdi>
            <Text as="span" size={2} weight={500} tone="muted" isBlock>
              {t("replay.barNumber", { number: trade.exit_bar })}
            </Text>
          </td>
          <td data-sign={Math.sign(trade.profit_percent)}>
            <bdi>{usdText(trade.profit, { isSigned: true })}</bdi>
            <Text as="span" size={2} weight={500} tone="muted" isBlock>
              <bdi>{percentText(trade.profit_percent, language, { isSigned: true })}</bdi>
            </Text>
          </td>
          <td dir="ltr">{trade.r === null ? "–" : r(trade.r)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
