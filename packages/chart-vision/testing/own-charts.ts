import { PLAIN_STYLE, THEMES, type ChartStyle, type ChartTheme } from "./chart-style.ts";
import { drawChart, type DrawnChart } from "./draw-chart.ts";
import { priceSeries, REGIMES } from "./price-series.ts";
import { between, chance, pick, randomOf } from "./random.ts";

const STARTS = [0.000_012, 0.0837, 0.6431, 1.0842, 7.31, 42.5, 187.4, 1532, 4210, 27_450, 68_900, 90_000];
const LENGTHS = [25, 32, 40, 50, 60, 72, 80, 90, 110, 130, 160, 220];
const SIZES = [
  [640, 400],
  [760, 480],
  [900, 500],
  [1000, 560],
  [1280, 720],
  [1600, 900],
  [1920, 1080],
] as const;
const FONTS = ["DejaVu Sans", "Liberation Sans", "Liberation Sans Narrow", "DejaVu Sans Mono", "Liberation Serif"];

/** A drawing in a style of its own for each seed; every other property comes from chance, except the given ones. */
export function ownChart(seed: number, fixed: Partial<ChartStyle> = {}): DrawnChart {
  const random = randomOf(seed);
  const style = { ...randomStyle(seed), ...fixed };
  const most = Math.floor(style.width / 6.5);
  const series = {
    seed: seed * 7919 + 13,
    length: Math.min(pick(random, LENGTHS), most),
    start: pick(random, STARTS),
    regime: pick(random, REGIMES),
  };
  return drawChart(priceSeries(series), style);
}

export function randomStyle(seed: number, themes: readonly ChartTheme[] = Object.values(THEMES)): ChartStyle {
  const random = randomOf(seed ^ 0x5eed);
  const [width, height] = pick(random, SIZES);
  const axis = pick(random, ["right", "right", "right", "left", "both", "inside"] as const);
  return {
    ...PLAIN_STYLE,
    theme: pick(random, themes),
    width,
    height,
    scale: chance(random, 0.12) ? "log" : "linear",
    axis,
    grid: pick(random, ["solid", "solid", "dashed", "dotted", "horizontal", "none"]),
    labels: pick(random, ["plain", "plain", "comma", "comma", "european", "space", "apostrophe", "dollar", "euro"]),
    hasQuoteDecimals: chance(random, 0.6),
    font: pick(random, FONTS),
    fontSize: Math.round(between(random, 10, width > 1200 ? 16 : 13)),
    bodyShare: pick(random, [0.5, 0.6, 0.7, 0.8, 0.88]),
    stroke: pick(random, width > 1200 ? [1, 2] : [1, 1, 1, 1.5]),
    isCrisp: chance(random, 0.65),
    // Labels inside the plot need room beside the last candle.
    rightGap: axis === "inside" ? 0.16 : pick(random, [0, 0.03, 0.08, 0.2]),
    volume: pick(random, ["none", "none", "overlay", "pane"]),
    averages: pick(random, [[], [], [9], [7, 25], [20, 50]]),
    hasBands: chance(random, 0.15),
    hasLastPrice: chance(random, 0.7),
    hasTrendLines: chance(random, 0.15),
    hasLegend: chance(random, 0.4),
    hasWatermark: chance(random, 0.2),
    hasCrosshair: chance(random, 0.08),
  };
}
