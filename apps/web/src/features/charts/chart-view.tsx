import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { BarSource, ChartLine, ChartMark, ChartTexts } from "#web/modules/chart/chart-port.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { classNames } from "#web/shared/ui/class-names.ts";
import { chartTexts } from "./bar-texts.ts";
import { ChartBody } from "./chart-body.tsx";
import { changeChart, selectChart, type ChartPreferences } from "./chart-preferences.ts";
import { ChartToolbar } from "./chart-toolbar.tsx";
import styles from "./chart-view.module.css";
import { drawingKit, loadDrawingKit } from "./load-drawing-kit.ts";
import { SnapshotButton, type ChartSnapshot } from "./snapshot-button.tsx";
import { useChart, type OpenChart } from "#web/modules/chart/use-chart.ts";
import { useDrawings } from "./use-drawings.ts";
import { useDrawingState, type DrawingControls } from "./use-drawing-state.ts";
import { useLineKeys } from "./use-line-keys.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { Card } from "#web/shared/ui/card.tsx";
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
  onLineRemoved?: (id: string) => void;
  /** Executions of the user. */
  marks?: readonly ChartMark[];
  /** False where drawings belong to this visit only, as in a replay. */
  savesDrawings?: boolean;
  /** Where a picture of the chart can be saved. */
  snapshot?: ChartSnapshot;
  /** Ways to trade, for fullscreen: the rest of the screen is hidden there. */
  trade?: ReactNode;
  className?: string;
}

const BarTable = lazyComponent(() => import("./bar-table.tsx"), "BarTable");
const FullscreenHead = lazyComponent(loadDrawingKit, "FullscreenHead");
const IndicatorSheet = lazyComponent(() => import("./indicator-sheet.tsx"), "IndicatorSheet");
const NO_MARKS: readonly ChartMark[] = [];

/** The whole chart: tools, drawing area, read-out, and the same bars as a table. Needs the texts of `charts`. */
export function ChartView({ ticker, name, decimals, source, snapshot, ...props }: ChartViewProps) {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(selectChart);
  const { timeframe } = preferences;
  const shown = { name, timeframe, decimals };
  const [isTable, setTable] = useState(false);
  const [hasTools, setTools] = useState(false);
  // Null before the first time: its code is not here then.
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const series = { ticker, decimals, source, timeframe, texts: useChartTexts() };
  const chart = useChart(surface, {
    ...series,
    onLineMoved: props.onLineMoved,
    onLineRemoved: props.onLineRemoved,
    onDrawn: (drawings) => drawing.onDrawn(drawings),
  });
  const lineKeys = useLineKeys({ ...props, decimals });
  useOnChart(chart, preferences, lineKeys.lines, props.marks ?? NO_MARKS);
  const saved = useDrawings(ticker, chart.port, props.savesDrawings ?? true);
  const drawing = useDrawingState({ chart, saved, surface, timeframe, decimals });
  const fullscreen = useFullscreen();
  const change = (wanted: Partial<ChartPreferences>) => dispatch(changeChart(wanted));
  const camera = snapshot && (
    <SnapshotButton snapshot={snapshot} chart={chart} title={`${name} · ${ticker}`} timeframe={timeframe} />
  );

  return (
    <ChartCard {...props} {...fullscreen} {...series} chart={chart} name={name} step={drawing.step}>
      <ChartToolbar
        preferences={preferences}
        onChange={change}
        port={chart.port}
        onIndicators={() => setChoosing(true)}
        isDrawing={hasTools}
        onDraw={() => {
          setTools(!hasTools);
          drawing.leave();
        }}
        isTable={isTable}
        onTable={() => setTable(!isTable)}
        fullscreen={fullscreen}
        snapshot={camera}
      />
      <ChartBody
        surface={surface}
        chart={chart}
        {...shown}
        saved={saved}
        drawing={drawing}
        hasTools={hasTools}
        lineKeys={lineKeys}
        onFullscreen={fullscreen.toggle}
      />
      <Suspense>
        {isTable && <BarTable chart={chart} {...shown} />}
        {isChoosing !== null && <IndicatorSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />}
      </Suspense>
    </ChartCard>
  );
}

function useChartTexts(): ChartTexts {
  const language = useLanguage();
  return useMemo(() => chartTexts(language), [language]);
}

interface ChartCardProps extends Pick<ChartViewProps, "ticker" | "name" | "decimals" | "trade" | "className"> {
  isFull: boolean;
  chart: OpenChart;
  step: DrawingControls["step"];
  children: ReactNode;
}

/** A card of the screen, or all of the screen. */
function ChartCard({ isFull, chart, ticker, name, decimals, trade, className, ...rest }: ChartCardProps) {
  const t = useT();
  return (
    <Card
      as="section"
      isFlush
      className={classNames(styles.view, isFull && styles.full, className)}
      aria-label={name}
      onKeyDown={drawingKit()?.undoKeys(rest.step)}
    >
      <output className="sr-only">{isFull && t("charts.fullscreen.on")}</output>
      <Suspense>
        {isFull && (
          <FullscreenHead chart={chart} ticker={ticker} decimals={decimals}>
            {trade}
          </FullscreenHead>
        )}
      </Suspense>
      {rest.children}
    </Card>
  );
}

/** The chart shows what is preferred, and the lines it is given. */
function useOnChart(
  { port }: OpenChart,
  { timeframe, look, scale, indicators }: ChartPreferences,
  lines: readonly ChartLine[],
  marks: readonly ChartMark[],
): void {
  useEffect(() => port?.setTimeframe(timeframe), [port, timeframe]);
  useEffect(() => port?.setLook(look), [port, look]);
  useEffect(() => port?.setScale(scale), [port, scale]);
  useEffect(() => port?.setIndicators(indicators), [port, indicators]);
  useEffect(() => port?.setLines(lines), [port, lines]);
  useEffect(() => port?.setMarks(marks), [port, marks]);
}
