import type { Bar } from "@candlewise/domain/learning/items";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./bar-table.module.css";
import { countText, seriesPriceText } from "./number-words.ts";
import { seriesDayText } from "#web/shared/i18n/day-text.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { TableHead } from "#web/shared/ui/table-head.tsx";

interface BarTableProps {
  bars: readonly Bar[];
  decimals: number;
  /** Makes every row pickable. */
  onPick?: (index: number) => void;
  isLocked?: boolean;
  stateOf?: (index: number) => "picked" | "right" | "wrong" | undefined;
}

/** A price series in rows: everything the chart shows, volume included. */
export function BarTable({ bars, decimals, onPick, isLocked = false, stateOf }: BarTableProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <table>
      <TableHead
        columns={[
          t("items.bar.day"),
          onPick !== undefined && t("items.point.pick"),
          t("items.bar.open"),
          t("items.bar.high"),
          t("items.bar.low"),
          t("items.bar.close"),
          t("items.bar.volume"),
        ]}
      />
      <tbody>
        {bars.map((bar, index) => {
          const day = seriesDayText(bar.time, language);
          const state = stateOf?.(index);
          return (
            <tr key={bar.time} data-state={state}>
              <th scope="row">{day}</th>
              {onPick && (
                <td>
                  <button
                    type="button"
                    className={styles.pick}
                    aria-pressed={state !== undefined && state !== "right"}
                    aria-disabled={isLocked}
                    onClick={() => !isLocked && onPick(index)}
                    aria-label={t("items.point.pickDay", { day })}
                  >
                    {state === undefined || state === "right" ? t("items.point.pick") : t("items.point.picked")}
                  </button>
                </td>
              )}
              {[bar.open, bar.high, bar.low, bar.close].map((price, column) => (
                <td key={column}>{seriesPriceText(price, decimals, language)}</td>
              ))}
              <td>{countText(bar.volume, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
