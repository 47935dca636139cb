import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { FigureTable } from "#web/shared/ui/figure-table.tsx";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { barChange, barPrice, volumeText } from "./bar-texts.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

interface BarTableProps {
  chart: OpenChart;
  name: string;
  timeframe: Timeframe;
  decimals: number;
}

/** Rows at once: a chart that shows more gives the newest of them. */
const MOST_ROWS = 250;

/** The bars that the chart shows, in rows, the newest first. */
export function BarTable({ chart, name, timeframe, decimals }: BarTableProps) {
  const t = useT();
  const language = useLanguage();
  const bars = chart.port?.bars() ?? [];
  const { from = 0, to = 0 } = chart.port?.visible() ?? {};
  const first = Math.max(from, to - MOST_ROWS);
  const rows = bars.slice(first, to).map((bar, offset) => ({ bar, previous: bars[first + offset - 1] }));
  return (
    <FigureTable
      label={t("charts.table.label", { name })}
      columns={[
        t("charts.table.date"),
        t("charts.open"),
        t("charts.high"),
        t("charts.low"),
        t("charts.close"),
        t("charts.change"),
        t("charts.volume"),
      ]}
    >
      {rows.toReversed().map(({ bar, previous }) => (
        <tr key={bar.time}>
          <th scope="row">{barDate(bar.time, timeframe, language)}</th>
          {[bar.open, bar.high, bar.low, bar.close].map((price, column) => (
            <td key={column}>{barPrice(price, decimals)}</td>
          ))}
          <td dir="ltr">{percentText(barChange(bar, previous), language, { isSigned: true })}</td>
          <td>{volumeText(bar.volume, language)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
