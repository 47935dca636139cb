import { dispose, init, registerOverlay, type Chart } from "klinecharts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import type { ChartPort, ChartSetup, CreateChart } from "./chart-port.ts";
import { drawnPicture } from "./chart-picture.ts";
import { readTheme } from "./chart-theme.ts";
import { KlineAxes, SESSION_TEMPLATE } from "./kline-axes.ts";
import { KlineBars } from "./kline-bars.ts";
import { KlineDrawings } from "./kline-drawings.ts";
import { KlineIndicators } from "./kline-indicators.ts";
import { KlineLines } from "./kline-lines.ts";
import { KlineMarks, MARK_TEMPLATE } from "./kline-marks.ts";
import { LINE_TEMPLATES } from "./kline-order-lines.ts";
import { OVERLAY_TEMPLATES } from "./kline-overlays.ts";
import { KlinePointer } from "./kline-pointer.ts";
import { chartStyles } from "./kline-styles.ts";
import { letPageScroll } from "./page-scroll.ts";
import { TIMEFRAMES } from "./timeframes.ts";

for (const template of [...OVERLAY_TEMPLATES, ...LINE_TEMPLATES, MARK_TEMPLATE, SESSION_TEMPLATE])
  registerOverlay(template);

/** Pixels between two bars at first. */
const BAR_SPACE = 8;

function open(element: HTMLElement, { texts, decimals, ...setup }: ChartSetup, bars: KlineBars): Chart {
  const chart = init(element, {
    styles: chartStyles(readTheme(element), "candles"),
    // Keys are ours: the library listens to the whole page.
    hotkey: { enabled: false },
    formatter: {
      formatDate: ({ timestamp }) => inOwnDirection(texts.date(timestamp, bars.timeframe)),
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

/** Moves over the bars. */
const viewOf = (chart: Chart, isCalm: () => boolean) => ({
  visible: () => chart.getVisibleRange(),
  zoom: (factor: number) => chart.zoomAtCoordinate(factor),
  toLatest: () => chart.scrollToRealTime(isCalm() ? 0 : 200),
  retry: () => chart.resetData(),
});

/** Pages of older bars that "to the oldest" loads: minutes go back for years. */
const MOST_PAGES = 20;

/** Goes to the oldest bar as pages of older ones come, until something else moves the crosshair. */
function wayToOldest(bars: KlineBars, pointer: KlinePointer, events: ChartSetup["events"]) {
  let left = 0;
  const point = () => {
    pointer.point(0);
    events.onPoint(0);
  };
  bars.onOlder = () => {
    if (left-- > 0) point();
  };
  return {
    go: () => {
      left = MOST_PAGES;
      point();
    },
    stop: () => {
      left = 0;
    },
  };
}

function partsOf(chart: Chart, element: HTMLElement, setup: ChartSetup, bars: KlineBars) {
  const pointer = new KlinePointer(chart, element, setup.events);
  const lines = new KlineLines(chart, element, setup, () => bars.all);
  const axes = new KlineAxes(chart, {
    decimals: setup.decimals,
    texts: setup.texts,
    bars: () => bars.all,
    timeframe: () => bars.timeframe,
    theme: () => lines.theme,
    tags: (toPixel, height) => lines.axisTags(toPixel, height),
  });
  return {
    pointer,
    lines,
    axes,
    drawings: new KlineDrawings(chart, element, setup.events),
    marks: new KlineMarks(chart),
    indicators: new KlineIndicators(chart, axes, () => lines.theme),
    oldest: wayToOldest(bars, pointer, setup.events),
  };
}

/** Charts drawn by klinecharts: this file, and the parts it is made of, are the only ones that know the library. */
export const createKlineChart: CreateChart = (element, setup): ChartPort => {
  const bars = new KlineBars(setup);
  const chart = open(element, setup, bars);
  const { pointer, lines, axes, drawings, marks, indicators, oldest } = partsOf(chart, element, setup, bars);
  const isHeld = () => lines.isDragged || drawings.isHeld;
  const stopPageScroll = letPageScroll(element, isHeld, () => pointer.point(null));
  bars.attach(chart);
  lines.theme = readTheme(element);
  marks.theme = lines.theme;

  const restyle = () => {
    lines.theme = readTheme(element);
    marks.theme = lines.theme;
    chart.setStyles(chartStyles(lines.theme, bars.look));
    indicators.restyle();
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
    ...viewOf(chart, () => lines.theme.isCalm),
    setScale: (scale) => axes.setScale(scale),
    setIndicators: (choices) => indicators.set(choices),
    setLines: (wanted) => lines.set(wanted),
    setMarks: (wanted) => marks.set(wanted),
    setDrawings: (wanted, held) => drawings.set(wanted, held),
    sketch: (drawing) => drawings.sketch(drawing),
    beginDrawing: (tool, text) => drawings.begin(tool, text),
    cancelDrawing: () => drawings.cancel(),
    removeDrawing: (id) => drawings.remove(id),
    bars: () => bars.all,
    point(index, price) {
      oldest.stop();
      pointer.point(index, price);
    },
    toOldest: () => oldest.go(),
    picture(captionAt) {
      pointer.point(null);
      return drawnPicture(element, captionAt(Math.floor(Date.now() / 1000)), lines.theme);
    },
    refreshTheme: restyle,
    dispose() {
      stopPageScroll();
      pointer.dispose();
      lines.dispose();
      drawings.cancel();
      bars.dispose();
      dispose(element);
    },
  };
};
