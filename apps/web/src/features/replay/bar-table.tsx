import { priceText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Candle, Replay } from "./api.ts";
import { dayText } from "./bar-texts.ts";
import styles from "./replay.module.css";
import tables from "./tables.module.css";

const ROWS = 60;

/** The newest bars in rows: what the chart shows, for whoever reads rather than looks. */
export function BarTable({ candles, replay, name }: { candles: readonly Candle[]; replay: Replay; name: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <details className={tables.details}>
      <summary>{t("replay.table")}</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={tables.tableFrame} tabIndex={0} aria-label={t("replay.tableLabel", { name })}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t("replay.bar")}</th>
              <th scope="col">{t("replay.open")}</th>
              <th scope="col">{t("replay.high")}</th>
              <th scope="col">{t("replay.low")}</th>
              <th scope="col">{t("replay.close")}</th>
            </tr>
          </thead>
          <tbody>
            {candles
              .slice(-ROWS)
              .toReversed()
              .map((candle) => (
                <tr key={candle.bar}>
                  <th scope="row">
                    <bdi>{candle.bar}</bdi>
                    {candle.time !== null && (
                      <span className={styles.note}>{dayText(candle.time, replay.timeframe, language)}</span>
                    )}
                  </th>
                  {[candle.open, candle.high, candle.low, candle.close].map((price, column) => (
                    <td key={column}>
                      <bdi>{priceText(price)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
