import { linePath } from "#web/modules/plot/paths.ts";
import { nearestIndex, toPixel } from "#web/modules/plot/scale.ts";
import { framesOf, type FigureOf } from "@candlewise/domain/learning/figures";
import { useMemo, useState } from "react";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { axisText, countText, figureText } from "#web/features/learning/charts/number-words.ts";
import { useChartWidth } from "#web/features/learning/charts/use-chart-width.ts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { FigureProps } from "./figure-props.ts";
import styles from "./line-figure.module.css";
import { placeLabels, plotOf } from "./line-plot.ts";
import type { LinePlot } from "./line-plot.ts";
import { LineTable } from "./line-table.tsx";
import shared from "#web/features/learning/charts/plot.module.css";
import { classNames } from "#web/shared/ui/class-names.ts";
import { ReadOut } from "./read-out.tsx";
import { ScrubArea } from "./scrub-area.tsx";

type LineFigureData = FigureOf<"line">;

/** Lines with their names beside them and a read-out that follows the finger. */
export function LineFigure({ figure, children }: FigureProps<"line">) {
  const t = useT();
  const language = useLanguage();
  const { ref, width } = useChartWidth();
  const { title, description, format, series, x_label: xLabel } = figure;
  const longest = series[0]?.points ?? [];
  const [at, setAt] = useState(longest.length - 1);
  const reach = useMemo(() => framesOf(figure).flat(), [figure]);
  const plot = useMemo(() => {
    const widest = Math.max(...reach);
    const gutter = axisText(widest, format, language).length * 7.5 + 14;
    return plotOf(series, { width, height: width < 480 ? 240 : 300, gutter, reach });
  }, [series, reach, width, format, language]);
  const places = plot.lines[0]?.map(({ x }) => x) ?? [];
  const valueAt = (index: number) => figureText(series[index]?.points[at]?.[1] ?? 0, format, language);
  const place = t("items.figure.at", { label: xLabel, x: countText(longest[at]?.[0] ?? 0, language) });
  const valueText = [place, ...series.map(({ label }, index) => `${label} ${valueAt(index)}`)].join(", ");

  return (
    <ChartCard title={title} table={() => <LineTable figure={figure} />}>
      <ReadOut
        place={place}
        rows={series.map(({ label }, index) => ({ label, value: valueAt(index), swatch: <Swatch series={index} /> }))}
      />
      <div className={shared.plot} ref={ref} dir="ltr">
        <svg width={plot.width} height={plot.height} role="img" aria-label={description}>
          <LineAxes plot={plot} figure={figure} />
          <Lines plot={plot} labels={series.map(({ label }) => label)} at={at} />
        </svg>
        <ScrubArea
          label={t("items.figure.scrub", { title })}
          count={longest.length}
          value={at}
          valueText={valueText}
          left={plot.x.start}
          width={plot.width - plot.x.start}
          height={plot.y.start}
          indexAt={(x) => nearestIndex(places, x + plot.x.start)}
          onScrub={setAt}
        />
      </div>
      {children}
    </ChartCard>
  );
}

function Swatch({ series }: { series: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 26 12" width="26" height="12" data-series={series} aria-hidden="true">
      <path className={styles.line} d="M2 6H24" />
      <Marker series={series} x={13} y={6} />
    </svg>
  );
}

/** Series differ in color, in dash and in the shape of their marker. */
function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  if (series === 1) return <rect className={styles.marker} x={x - 4.5} y={y - 4.5} width={9} height={9} rx={2} />;
  if (series === 2) return <path className={styles.marker} d={`M${x} ${y - 6}l6 6-6 6-6-6z`} />;
  if (series === 3) return <path className={styles.marker} d={`M${x} ${y - 6}l6.5 11h-13z`} />;
  return <circle className={styles.marker} cx={x} cy={y} r={5} />;
}

function LineAxes({ plot, figure }: { plot: LinePlot; figure: LineFigureData }) {
  const language = useLanguage();
  return (
    <g>
      {plot.yTicks.map((value) => (
        <g key={value} transform={`translate(0 ${Math.round(toPixel(plot.y, value)) + 0.5})`}>
          <path
            className={classNames(shared.grid, styles.grid)}
            d={`M${plot.x.start} 0H${plot.width}`}
            data-zero={value === 0}
          />
          <text className={shared.tick} x={plot.x.start - 8} dy="0.34em" textAnchor="end">
            {inOwnDirection(axisText(value, figure.format, language))}
          </text>
        </g>
      ))}
      <text className={styles.axisName} x={(plot.x.start + plot.x.end) / 2} y={plot.height - 6} textAnchor="middle">
        {figure.x_label}
      </text>
      {plot.xTicks.map((value, index) => (
        <text
          key={value}
          className={shared.tick}
          x={toPixel(plot.x, value)}
          y={plot.height - 26}
          textAnchor={index === plot.xTicks.length - 1 && value === plot.x.to ? "end" : "middle"}
        >
          {countText(value, language)}
        </text>
      ))}
    </g>
  );
}

/** Close enough to decide whether a label fits; measuring text would cost a layout. */
const textWidth = (text: string) => text.length * 7.2;

function Lines({ plot, labels, at }: { plot: LinePlot; labels: readonly string[]; at: number }) {
  const places = useMemo(() => placeLabels(plot, labels.map(textWidth)), [plot, labels]);
  const cursor = plot.lines[0]?.[at]?.x ?? plot.x.end;
  return (
    <g>
      <path className={styles.cursor} d={`M${cursor} ${plot.y.end - 8}V${plot.y.start}`} />
      {plot.lines.map((line, index) => (
        <path key={index} className={styles.line} data-series={index} d={linePath(line)} />
      ))}
      {plot.lines.map((line, index) => {
        const point = line[at];
        return (
          point && (
            <g key={index} data-series={index}>
              <Marker series={index} x={point.x} y={point.y} />
            </g>
          )
        );
      })}
      {places.map(
        (place, index) =>
          place && (
            <text key={index} className={styles.label} data-series={index} x={place.x} y={place.y} dy="0.34em">
              {labels[index]}
            </text>
          ),
      )}
    </g>
  );
}
