import type { ChartSeries, Direction, PriceBar } from "./facts.ts";
import type { ChartKind } from "./rarity.ts";
import { averageTrueRange } from "./true-ranges.ts";

/** A bar as the analysis sees it, with the places of its extremes in the series. */
export interface ChartBar extends PriceBar {
  readonly highAt: number;
  readonly lowAt: number;
  readonly closeAt: number;
}

/** A series made ready for analysis. */
export interface Chart {
  readonly bars: readonly ChartBar[];
  readonly kind: ChartKind;
  /** The mean true range: the unit in which distances are judged. Above 0, even if no price moves. */
  readonly range: number;
}

/** A line has a point for each column of the picture: far more than it has prices. Its points are joined into this many bars. */
export const MOST_LINE_BARS = 120;

/** Below this share of the price, movements are rounding errors. */
const SMALLEST_RANGE = 1e-9;
const RANGE_OF_CONSTANT = 1e-3;

function joined(bars: readonly PriceBar[], from: number, to: number): ChartBar {
  let highAt = from;
  let lowAt = from;
  for (let at = from; at < to; at++) {
    if (highOf(bars, at) > highOf(bars, highAt)) highAt = at;
    if (lowOf(bars, at) < lowOf(bars, lowAt)) lowAt = at;
  }
  const open = bars[from]?.open ?? 0;
  const close = bars[to - 1]?.close ?? 0;
  return { open, high: highOf(bars, highAt), low: lowOf(bars, lowAt), close, highAt, lowAt, closeAt: to - 1 };
}

const highOf = (bars: readonly PriceBar[], at: number): number => bars[at]?.high ?? Number.NEGATIVE_INFINITY;
const lowOf = (bars: readonly PriceBar[], at: number): number => bars[at]?.low ?? Number.POSITIVE_INFINITY;

function chartBars({ bars, isLine }: ChartSeries): ChartBar[] {
  const count = isLine ? Math.min(bars.length, MOST_LINE_BARS) : bars.length;
  const edge = (index: number): number => Math.round((index * bars.length) / count);
  return Array.from({ length: count }, (_, index) => joined(bars, edge(index), edge(index + 1)));
}

export function chartOf(series: ChartSeries): Chart {
  if (series.bars.length === 0) throw new RangeError("a chart needs at least one bar");
  const bars = chartBars(series);
  const last = Math.abs(bars.at(-1)?.close ?? 0);
  const range = averageTrueRange(bars, series.isLine);
  const isConstant = range <= last * SMALLEST_RANGE;
  const kind = !series.isLine ? "candles" : bars.length < series.bars.length ? "joined" : "line";
  return { bars, kind, range: isConstant ? last * RANGE_OF_CONSTANT || 1 : range };
}

/** The chart upside down: what is found in it as a top is a bottom of the chart. */
export function mirrored(chart: Chart): Chart {
  const bars = chart.bars.map(({ open, high, low, close, highAt, lowAt, closeAt }) => ({
    open: -open,
    high: -low,
    low: -high,
    close: -close,
    highAt: lowAt,
    lowAt: highAt,
    closeAt,
  }));
  return { ...chart, bars };
}

export const opposite = (direction: Direction): Direction => (direction === "long" ? "short" : "long");

/** The last close. */
export const lastClose = ({ bars }: Chart): number => bars.at(-1)?.close ?? 0;
