import type { Bar } from "../chart-port.ts";

/**
 * Volume of all bars that closed higher, less that of those that closed lower. It begins with the volume of the first bar, as in TA-Lib
 * (`ta_OBV.c`). Source: J. E. Granville, "New Key to Stock Market Profits" (1963).
 */
export function onBalanceVolume(bars: readonly Pick<Bar, "close" | "volume">[]): number[] {
  let sum = 0;
  return bars.map(({ close, volume }, index) => {
    const before = bars[index - 1]?.close;
    sum += before === undefined ? volume : Math.sign(close - before) * volume;
    return sum;
  });
}
