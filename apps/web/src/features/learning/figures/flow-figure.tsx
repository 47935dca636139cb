import { framesOf, numbersOf, type FigureOf } from "@candlewise/domain/learning/figures";
import { useMemo } from "react";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { figureText } from "#web/features/learning/charts/number-words.ts";
import { useChartWidth } from "#web/features/learning/charts/use-chart-width.ts";
import { clamp } from "#web/modules/plot/scale.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TableHead } from "#web/shared/ui/table-head.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { FigureProps } from "./figure-props.ts";
import styles from "./flow-figure.module.css";
import { bandPath, flowPlot } from "./flow-plot.ts";
import { partProps } from "./part-swatch.tsx";

type Flow = FigureOf<"flow">;

const SOURCE = 14;

/** An amount that parts into bands, each as wide as what flows through it and with its name at its end. */
export function FlowFigure({ figure, children }: FigureProps<"flow">) {
  const language = useLanguage();
  const { ref, width } = useChartWidth();
  const { title, description, from, to, format } = figure;
  const plot = useMemo(() => flowPlot(numbersOf(figure), framesOf(figure)), [figure]);
  const reach = clamp(Math.round(width * 0.42), 96, 360);
  return (
    <ChartCard title={title} table={() => <FlowTable figure={figure} />}>
      <p className="sr-only">{description}</p>
      <Text size={4} weight={600} className={styles.from}>
        {from.label} <b>{figureText(from.value, format, language)}</b>
      </Text>
      {/* As every chart, it runs from left to right in each language. */}
      <div className={styles.flow} ref={ref} dir="ltr" style={{ blockSize: plot.height }}>
        <svg width={reach} height={plot.height} aria-hidden="true">
          {plot.bands.map((band, index) => (
            <g key={index} {...partProps(index)}>
              <path className={styles.band} d={bandPath(band, SOURCE, reach)} />
              <rect
                className={styles.end}
                x={reach - 8}
                y={band.end}
                width={8}
                height={Math.max(2, band.size)}
                rx={Math.min(4, band.size / 2)}
              />
            </g>
          ))}
          <rect
            className={styles.source}
            y={plot.source.start}
            width={SOURCE}
            height={Math.max(2, plot.source.size)}
            rx={6}
          />
        </svg>
        <ul>
          {to.map(({ label, value }, index) => (
            <li
              key={label}
              dir="auto"
              style={{ insetBlockStart: plot.bands[index]?.middle, insetInlineStart: reach + 10 }}
            >
              {label} <b>{figureText(value, format, language)}</b>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </ChartCard>
  );
}

function FlowTable({ figure: { from, to, format } }: { figure: Flow }) {
  const t = useT();
  const language = useLanguage();
  return (
    <table>
      <TableHead columns={[t("items.figure.name"), t("items.figure.value"), t("items.figure.share")]} />
      <tbody>
        {[...to, from].map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figureText(value, format, language)}</td>
            <td>{figureText(value / (from.value || 1), "pct1", language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
