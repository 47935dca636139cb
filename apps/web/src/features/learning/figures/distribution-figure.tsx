import { framesOf, type FigureOf, type OutcomeRange } from "@candlewise/domain/learning/figures";
import { useMemo, useState } from "react";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { axisText, figureText } from "#web/features/learning/charts/number-words.ts";
import shared from "#web/features/learning/charts/plot.module.css";
import { useChartWidth } from "#web/features/learning/charts/use-chart-width.ts";
import { boxPath } from "#web/modules/plot/paths.ts";
import { toPixel } from "#web/modules/plot/scale.ts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TableHead } from "#web/shared/ui/table-head.tsx";
import type { FigureProps } from "./figure-props.ts";
import styles from "./distribution-figure.module.css";
import { columnAt, distributionPlot, isCounted, likeliest, type DistributionPlot } from "./distribution-plot.ts";
import { ReadOut } from "./read-out.tsx";
import { ScrubArea } from "./scrub-area.tsx";

type Distribution = FigureOf<"distribution">;

/** How often outcomes fall into each range, in two colors where a value parts them. */
export function DistributionFigure({ figure, children }: FigureProps<"distribution">) {
  const t = useT();
  const language = useLanguage();
  const { ref, width } = useChartWidth();
  const { title, description, x_label: xLabel, ranges, split } = figure;
  const [at, setAt] = useState(() => likeliest(ranges));
  const rangeText = useRangeText(figure);
  const most = Math.max(...framesOf(figure).flatMap((frame) => frame.slice(0, ranges.length)));
  const plot = useMemo(
    () => distributionPlot(figure, { width, height: width < 480 ? 220 : 280, left: 44, most }),
    [figure, width, most],
  );
  const range = ranges[at];
  const place = range ? `${xLabel}: ${rangeText(range)}` : xLabel;
  const share = figureText(range?.share ?? 0, "pct1", language);
  return (
    <ChartCard title={title} table={() => <DistributionTable figure={figure} />}>
      {split && <Sides split={split} />}
      <div className={shared.plot} ref={ref} dir="ltr">
        <svg width={plot.width} height={plot.height} role="img" aria-label={description}>
          <Axes plot={plot} figure={figure} />
          <Columns plot={plot} ranges={ranges} picked={at} />
          <path className={styles.base} d={`M${plot.left} ${plot.y.start}H${plot.width}`} />
        </svg>
        <ScrubArea
          label={t("items.figure.scrub", { title })}
          count={ranges.length}
          value={at}
          valueText={`${place}, ${share}`}
          left={plot.left}
          width={plot.width - plot.left}
          height={plot.y.start}
          indexAt={(x) => columnAt(plot, x)}
          onScrub={setAt}
        />
      </div>
      <ReadOut rows={[{ label: place, value: share }]} />
      {children}
    </ChartCard>
  );
}

function Sides({ split }: { split: NonNullable<Distribution["split"]> }) {
  const language = useLanguage();
  const rows = (["below", "above"] as const).map((side) => ({
    label: split[side].label,
    value: figureText(split[side].value, "pct0", language),
    swatch: <span className={styles.swatch} data-side={side} aria-hidden="true" />,
  }));
  return <ReadOut rows={rows} />;
}

interface ColumnsProps {
  plot: DistributionPlot;
  ranges: readonly OutcomeRange[];
  picked: number;
}

const Columns = ({ plot: { columns, y }, ranges, picked }: ColumnsProps) =>
  columns.map(({ x, width, top, side }, index) => (
    <path
      key={index}
      className={styles.column}
      data-side={side}
      data-picked={index === picked}
      d={boxPath(x + 1, top, Math.max(1, width - 2), Math.max(ranges[index]?.share ? 2 : 0, y.start - top), 5)}
    />
  ));

function Axes({ plot, figure }: { plot: DistributionPlot; figure: Distribution }) {
  const language = useLanguage();
  return (
    <g>
      {plot.yTicks.map((value) => (
        <g key={value} transform={`translate(0 ${Math.round(toPixel(plot.y, value)) + 0.5})`}>
          <path className={shared.grid} d={`M${plot.left} 0H${plot.width}`} />
          <text className={shared.tick} x={plot.left - 8} dy="0.34em" textAnchor="end">
            {inOwnDirection(axisText(value, "pct0", language))}
          </text>
        </g>
      ))}
      {plot.xTicks.map(({ x, value }) => (
        <text
          key={value}
          className={shared.tick}
          x={x}
          y={plot.height - 30}
          textAnchor={x > plot.width - 24 ? "end" : "middle"}
        >
          {inOwnDirection(axisText(value, figure.format, language))}
        </text>
      ))}
      <text className={styles.axisName} x={(plot.left + plot.width) / 2} y={plot.height - 8} textAnchor="middle">
        {figure.x_label}
      </text>
    </g>
  );
}

/** A range in words: $0 to $500; less than $0; 3. */
function useRangeText(figure: Distribution): (range: OutcomeRange) => string {
  const t = useT();
  const language = useLanguage();
  const isNamed = isCounted(figure);
  const write = (value: number) => figureText(value, figure.format, language);
  return ({ from, to }) => {
    if (from === null) return t("items.figure.less", { to: write(to ?? 0) });
    if (to === null) return t("items.figure.more", { from: write(from) });
    return isNamed ? write(from) : t("items.figure.range", { from: write(from), to: write(to) });
  };
}

function DistributionTable({ figure }: { figure: Distribution }) {
  const t = useT();
  const language = useLanguage();
  const rangeText = useRangeText(figure);
  return (
    <table>
      <TableHead columns={[figure.x_label, t("items.figure.share")]} />
      <tbody>
        {figure.ranges.map((range) => (
          <tr key={`${range.from} ${range.to}`}>
            <th scope="row">{rangeText(range)}</th>
            <td>{figureText(range.share, "pct1", language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
