import { exponentialAverage } from "./averages.ts";

export interface Macd {
  readonly macd?: number;
  readonly signal?: number;
  readonly histogram?: number;
}

/**
 * The fast average less the slow one, the average of that, and how far the two are apart. Both averages begin at the same bar, and
 * nothing is given before there is a signal, as in TA-Lib (`ta_MACD.c`). Source: G. Appel, "The Moving Average
 * Convergence-Divergence Trading Method" (1979).
 */
export function macd(closes: readonly number[], [one = 12, other = 26, smoothing = 9]: readonly number[]): Macd[] {
  const first = Math.max(one, other) - 1;
  const fast = exponentialAverage(closes, Math.min(one, other), first);
  const slow = exponentialAverage(closes, Math.max(one, other), first);
  const difference = closes.map((_, index) => (index < first ? undefined : (fast[index] ?? 0) - (slow[index] ?? 0)));
  const signals = exponentialAverage(difference, smoothing);
  return closes.map((_, index) => {
    const [value, signal] = [difference[index], signals[index]];
    return value === undefined || signal === undefined ? {} : { macd: value, signal, histogram: value - signal };
  });
}
