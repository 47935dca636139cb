import type { Bar } from "../chart-port.ts";
import type { Series } from "./averages.ts";

/** What is left of differences of equal prices in binary, as a share of the price. */
const NOTHING = 1e-12;

/**
 * How far the mean price of a bar is from its average, in units of 0.015 times the mean distance; 0 where nothing has moved. As in TA-Lib
 * (`ta_CCI.c`): each average is summed again, since what a running sum leaves behind would count where nothing moves. Source:
 * D. R. Lambert, "Commodity Channel Index" (1980).
 */
export function commodityChannelIndex(bars: readonly Pick<Bar, "high" | "low" | "close">[], length: number): Series {
  const prices = bars.map(({ high, low, close }) => (high + low + close) / 3);
  return prices.map((price, index) => {
    if (index < length - 1) return undefined;
    const recent = prices.slice(index - length + 1, index + 1);
    const mean = recent.reduce((sum, each) => sum + each, 0) / length;
    const distance = recent.reduce((sum, each) => sum + Math.abs(each - mean), 0) / length;
    return distance <= Math.abs(mean) * NOTHING ? 0 : (price - mean) / (0.015 * distance);
  });
}
