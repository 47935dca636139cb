import { EPSILON, type Series } from "./averages.ts";

/**
 * The share of rises in all movement of the last bars, in percent; 0 while nothing has moved at all, as in TA-Lib (`ta_RSI.c`). Source:
 * J. W. Wilder, "New Concepts in Technical Trading Systems" (1978): his averages begin with a plain mean.
 */
export function rsi(closes: readonly number[], length: number): Series {
  let [gain, loss] = [0, 0];
  return closes.map((close, index) => {
    const change = index === 0 ? 0 : close - (closes[index - 1] ?? close);
    // Sums first, averages from the bar on that has `length` changes behind it.
    const share = index > length ? 1 - 1 / length : 1;
    const weight = index > length ? 1 / length : 1;
    gain = gain * share + Math.max(change, 0) * weight;
    loss = loss * share + Math.max(-change, 0) * weight;
    if (index === length) [gain, loss] = [gain / length, loss / length];
    if (index < length) return undefined;
    return gain + loss < EPSILON ? 0 : (100 * gain) / (gain + loss);
  });
}
