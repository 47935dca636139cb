import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { BarSource, ChartLine } from "#web/modules/chart/chart-port.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { classNames } from "#web/shared/ui/class-names.ts";
import { chartTexts } from "./bar-texts.ts";
import { ChartBody } from "./chart-body.tsx";
import { changeChart, selectChart, type ChartPreferences } from "./chart-preferences.ts";
import { ChartToolbar } from "./chart-toolbar.tsx";
import styles from "./chart-view.module.css";
import { KeepButton, type ChartKeep } from "./keep-button.tsx";
import { useChart, type OpenChart } from "#web/modules/chart/use-chart.ts";
import { useDrawings } from "./use-drawings.ts";
import { useHand } from "./use-hand.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

export interface ChartViewProps {
  ticker: string;
  /** Of the instrument, for its name on the chart. */
  name: string;
  /** Decimals of prices: 2, or up to 4 for cheap coins. */
  decimals: number;
  /** Where bars come from; the same object as long as it is the same source. */
  source: BarSource;
  /** Orders and position of the user. */
  lines?: readonly ChartLine[];
  /** A draggable line was let go at another price. It springs back unless `lines` comes with the new price. */
  onLineMoved?: (id: string, price: number) => void;
  /** False where drawings belong to this visit only, as in a replay. */
  keepsDrawings?: boolean;
  /** Where a picture of the chart can be kept. */
  keep?: ChartKeep;
  className?: string;
}

const BarTable = lazyComponent(() => import("./bar-table.tsx"), "BarTable");
const IndicatorSheet = lazyComponent(() => import("./indicator-sheet.tsx"), "IndicatorSheet");
const NO_LINES: readonly ChartLine[] = [];

/** The whole chart: tools, drawing area, read-out, and the same bars as a table. Needs the texts of `charts`. */
export function ChartView({ ticker, name, decimals, source, lines = NO_LINES, ...props }: ChartViewProps) {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(selectChart);
  const { timeframe } = preferences;
  const shown = { name, timeframe, decimals };
  const [isTable, setTable] = useState(false);
  const [hasTools, setTools] = useState(false);
  // Null before the first time: its code is not here then.
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const texts = useMemo(() => chartTexts(language), [language]);
  const chart = useChart(surface, {
    ticker,
    decimals,
    source,
    timeframe,
    texts,
    onLineMoved: props.onLineMoved,
    onDrawn: (drawings) => hand.onDrawn(drawings),
  });
  useOnChart(chart, preferences, lines);
  const kept = useDrawings(ticker, chart.port, props.keepsDrawings ?? true);
  const hand = useHand({ chart, kept, surface, timeframe, decimals });
  const change = (wanted: Partial<ChartPreferences>) => dispatch(changeChart(wanted));

  return (
    <section className={classNames(styles.view, props.className)} aria-label={name}>
      <ChartToolbar
        preferences={preferences}
        onChange={change}
        port={chart.port}
        onIndicators={() => setChoosing(true)}
        isDrawing={hasTools}
        onDraw={() => {
          setTools(!hasTools);
          hand.leave();
        }}
        isTable={isTable}
        onTable={() => setTable(!isTable)}
        keep={
          props.keep && (
            <KeepButton keep={props.keep} chart={chart} title={`${name} · ${ticker}`} timeframe={timeframe} />
          )
        }
      />
      <ChartBody surface={surface} chart={chart} {...shown} kept={kept} hand={hand} hasTools={hasTools} />
      <Suspense>
        {isTable && <BarTable chart={chart} {...shown} />}
        {isChoosing !== null && (
          <IndicatorSheet
            isOpen={isChoosing}
            onClose={() => setChoosing(false)}
            chosen={preferences.indicators}
            onChange={(indicators) => change({ indicators })}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The chart shows what is preferred, and the lines it is given. */
function useOnChart(
  { port }: OpenChart,
  { timeframe, look, scale, indicators }: ChartPreferences,
  lines: readonly ChartLine[],
): void {
  useEffect(() => port?.setTimeframe(timeframe), [port, timeframe]);
  useEffect(() => port?.setLook(look), [port, look]);
  useEffect(() => port?.setScale(scale), [port, scale]);
  useEffect(() => port?.setIndicators(indicators), [port, indicators]);
  useEffect(() => port?.setLines(lines), [port, lines]);
}
