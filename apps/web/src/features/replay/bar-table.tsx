import { priceText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Disclosure, FigureTable } from "#web/shared/ui/figure-table.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Candle, Replay } from "./api.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";

const ROWS = 60;

/** The newest bars in rows: the chart as text. */
export function BarTable({ candles, replay, name }: { candles: readonly Candle[]; replay: Replay; name: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Disclosure summary={t("replay.table")}>
      <FigureTable
        label={t("replay.tableLabel", { name })}
        columns={[t("replay.bar"), t("replay.open"), t("replay.high"), t("replay.low"), t("replay.close")]}
      >
        {candles
          .slice(-ROWS)
          .toReversed()
          .map((candle) => (
            <tr key={candle.bar}>
              <th scope="row">
                <bdi>{candle.bar}</bdi>
                {candle.time !== null && (
                  <Text as="span" size={2} weight={500} tone="muted" isBlock>
                    {barDate(candle.time, replay.timeframe, language, "text")}
                  </Text>
                )}
              </th>
              {[candle.open, candle.high, candle.low, candle.close].map((price, column) => (
                <td key={column}>
                  <bdi>{priceText(price)}</bdi>
                </td>
              ))}
            </tr>
          ))}
      </FigureTable>
    </Disclosure>
  );
}
