import type { Bar } from "../chart-port.ts";
import { simpleAverage } from "./averages.ts";

export interface Stochastic {
  readonly k?: number;
  readonly d?: number;
}

type Range = Pick<Bar, "high" | "low" | "close">;

/** Where the close stands between the lowest low and the highest high of the last bars, in percent; 0 where they are one. */
function place(bars: readonly Range[], index: number, length: number): number | undefined {
  if (index < length - 1) return undefined;
  let [high, low] = [-Infinity, Infinity];
  for (let at = index - length + 1; at <= index; at++) {
    high = Math.max(high, bars[at]?.high ?? high);
    low = Math.min(low, bars[at]?.low ?? low);
  }
  return high === low ? 0 : (((bars[index]?.close ?? low) - low) / (high - low)) * 100;
}

/**
 * The slow stochastic: %K is the mean place of the close in the range of the last `length` bars, %D the mean of %K. Nothing is given
 * before there is a %D, as in TA-Lib (`ta_STOCH.c`). Source: G. C. Lane, "Lane's Stochastics" (1984).
 */
export function stochastic(
  bars: readonly Range[],
  [length = 14, smoothing = 3, signal = 3]: readonly number[],
): Stochastic[] {
  const slow = simpleAverage(
    bars.map((_, index) => place(bars, index, length)),
    smoothing,
  );
  const signals = simpleAverage(slow, signal);
  return bars.map((_, index) => {
    const [k, d] = [slow[index], signals[index]];
    return k === undefined || d === undefined ? {} : { k, d };
  });
}
