import type { PriceBar } from "./facts.ts";
import { mean } from "./statistics.ts";

/**
 * A line shows closes only. The range that a random walk covers in a bar is on average twice the distance between its closes (Feller, 1951),
 * so distances between closes count double, and a line has the average range that its candles would have.
 */
const RANGE_PER_CLOSE = 2;

/** The true range of each bar: from high to low, or to the close before if that is further away. */
export function trueRanges(bars: readonly PriceBar[], isLine: boolean): number[] {
  return bars.flatMap(({ high, low, close }, index) => {
    const before = bars[index - 1]?.close;
    if (isLine) return before === undefined ? [] : [RANGE_PER_CLOSE * Math.abs(close - before)];
    return [before === undefined ? high - low : Math.max(high, before) - Math.min(low, before)];
  });
}

export const averageTrueRange = (bars: readonly PriceBar[], isLine: boolean): number => mean(trueRanges(bars, isLine));
