import type { CandlePixels } from "../src/types.ts";
import { PLAIN_STYLE, type ChartStyle } from "./chart-style.ts";
import type { ChartTruth } from "./chart-truth.ts";
import { drawAxes, drawBackground, drawGrid, drawLastPrice } from "./draw-frame.ts";
import { drawLegend, drawOverlays, drawVolume, drawWatermark } from "./draw-overlays.ts";
import { drawSeries } from "./draw-series.ts";
import { layOut, type Layout } from "./layout.ts";
import type { PriceBar } from "./price-series.ts";
import { element } from "./svg.ts";

export interface DrawnChart {
  readonly svg: string;
  readonly truth: ChartTruth;
}

/** Draws prices as a charting product would, and knows where everything is. */
export function drawChart(bars: readonly PriceBar[], style: Partial<ChartStyle> = {}): DrawnChart {
  const layout = layOut(bars, { ...PLAIN_STYLE, ...style });
  return { svg: svgOf(layout), truth: truthOf(layout) };
}

function svgOf(layout: Layout): string {
  const { plot, style } = layout;
  const { left, top, right, bottom } = plot;
  const clip = element(
    "clipPath",
    { id: "plot" },
    element("rect", { x: left, y: top, width: right - left, height: bottom - top }),
  );
  const inside =
    drawVolume(layout) + element("g", { "clip-path": "url(#plot)" }, drawSeries(layout) + drawOverlays(layout));
  const content = [
    drawBackground(layout),
    clip,
    drawGrid(layout),
    drawWatermark(layout),
    inside,
    drawAxes(layout),
    drawLastPrice(layout),
    drawLegend(layout),
  ];
  const { width, height, font } = style;
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", width, height, "font-family": font }, content.join(""));
}

function truthOf({ style, bars, plot, scale, xOf, yOf }: Layout): ChartTruth {
  const isLine = style.kind === "line" || style.kind === "area";
  const candles = bars.map(({ open, high, low, close }, index): CandlePixels => ({
    x: xOf(index),
    open: yOf(open),
    high: yOf(high),
    low: yOf(low),
    close: yOf(close),
  }));
  return {
    kind: style.kind,
    plot,
    candles: isLine ? [] : candles,
    line: isLine ? candles.map(({ x, close }) => ({ x, y: close })) : [],
    scale,
  };
}
