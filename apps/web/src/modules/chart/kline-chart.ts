import { dispose, init, registerOverlay, type Chart } from "klinecharts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import type { ChartPort, ChartSetup, CreateChart } from "./chart-port.ts";
import { drawnPicture } from "./chart-picture.ts";
import { readTheme } from "./chart-theme.ts";
import { KlineBars } from "./kline-bars.ts";
import { KlineDrawings } from "./kline-drawings.ts";
import { KlineIndicators } from "./kline-indicators.ts";
import { KlineLines } from "./kline-lines.ts";
import { KlineMarks, MARK_TEMPLATE } from "./kline-marks.ts";
import { OVERLAY_TEMPLATES } from "./kline-overlays.ts";
import { KlinePointer } from "./kline-pointer.ts";
import { chartStyles } from "./kline-styles.ts";
import { letPageScroll } from "./page-scroll.ts";
import { TIMEFRAMES } from "./timeframes.ts";

for (const template of [...OVERLAY_TEMPLATES, MARK_TEMPLATE]) registerOverlay(template);

/** Pixels between two bars at first. */
const BAR_SPACE = 8;
const SCALES = { linear: "normal", logarithm: "logarithm", percentage: "percentage" } as const;

function open(element: HTMLElement, { texts, decimals, ...setup }: ChartSetup, bars: KlineBars): Chart {
  const chart = init(element, {
    styles: chartStyles(readTheme(element), "candles"),
    // Keys are ours: the library listens to the whole page.
    hotkey: { enabled: false },
    formatter: {
      formatDate: ({ timestamp, type }) =>
        inOwnDirection(texts.date(timestamp, type === "xAxis" ? "axis" : "crosshair", bars.timeframe)),
      formatBigNumber: (value) => inOwnDirection(texts.count(Number(value))),
    },
    decimalFold: { format: String },
    layout: { pane: { minHeight: 40, height: 92 } },
  });
  if (!chart) throw new Error("The chart could not be opened.");
  // The surface around it takes the focus; and a page must scroll where a finger moves up or down.
  const root = chart.getDom();
  root?.removeAttribute("tabindex");
  if (root) Object.assign(root.style, { touchAction: "pan-y", overscrollBehavior: "auto" });
  chart.setBarSpace(BAR_SPACE);
  chart.setOffsetRightDistance(56);
  chart.setSymbol({ ticker: setup.ticker, pricePrecision: decimals, volumePrecision: 0 });
  return chart;
}

/** Charts drawn by klinecharts: this file, and the parts it is made of, are the only ones that know the library. */
export const createKlineChart: CreateChart = (element, setup): ChartPort => {
  const bars = new KlineBars(setup);
  const chart = open(element, setup, bars);
  const pointer = new KlinePointer(chart, element, setup.events);
  const drawings = new KlineDrawings(chart, setup.events);
  const lines = new KlineLines(chart, setup);
  const marks = new KlineMarks(chart);
  const indicators = new KlineIndicators(chart);
  const isHeld = () => lines.isHeld || drawings.isHeld;
  const keepScrolling = letPageScroll(element, isHeld, () => pointer.point(null));
  bars.attach(chart);
  lines.theme = readTheme(element);
  marks.theme = lines.theme;

  const restyle = () => {
    lines.theme = readTheme(element);
    marks.theme = lines.theme;
    chart.setStyles(chartStyles(lines.theme, bars.look));
  };
  const period = () => ({ type: TIMEFRAMES[bars.timeframe].unit, span: TIMEFRAMES[bars.timeframe].span });
  chart.setPeriod(period());
  return {
    setTimeframe(timeframe) {
      if (timeframe === bars.timeframe) return;
      pointer.point(null);
      bars.timeframe = timeframe;
      chart.setPeriod(period());
    },
    setLook(look) {
      if (look === bars.look) return;
      bars.setLook(look);
      restyle();
    },
    setScale: (scale) => chart.overrideYAxis({ name: SCALES[scale], paneId: "candle_pane" }),
    setIndicators: (choices) => indicators.set(choices),
    setLines: (wanted) => lines.set(wanted),
    setMarks: (wanted) => marks.set(wanted),
    setDrawings: (wanted, held) => drawings.set(wanted, held),
    sketch: (drawing) => drawings.sketch(drawing),
    beginDrawing: (tool, text) => drawings.begin(tool, text),
    cancelDrawing: () => drawings.cancel(),
    removeDrawing: (id) => drawings.remove(id),
    bars: () => bars.all,
    visible: () => chart.getVisibleRange(),
    point: (index, price) => pointer.point(index, price),
    zoom: (factor) => chart.zoomAtCoordinate(factor),
    toLatest: () => chart.scrollToRealTime(lines.theme.isCalm ? 0 : 200),
    retry: () => chart.resetData(),
    picture(captionAt) {
      pointer.point(null);
      return drawnPicture(element, captionAt(Math.floor(Date.now() / 1000)), lines.theme);
    },
    refreshTheme: restyle,
    dispose() {
      keepScrolling();
      pointer.dispose();
      bars.dispose();
      dispose(element);
    },
  };
};
