import type { Bar, Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";

/** A price of the market at a second. */
export interface Tick {
  readonly at: number;
  readonly price: number;
}

/** Whether a second lies after a bar, as far as the length of its timeframe tells. */
export const isOver = ({ time }: Bar, timeframe: Timeframe, at: number): boolean =>
  at >= time + TIMEFRAMES[timeframe].seconds;

/** The bar with one more price. */
export const withTick = (bar: Bar, { price }: Tick): Bar => ({
  ...bar,
  high: Math.max(bar.high, price),
  low: Math.min(bar.low, price),
  close: price,
});

/** The bar that a price begins. Its start is a whole number of bars after the one before. */
export function barFrom(previous: Bar, timeframe: Timeframe, { at, price }: Tick): Bar {
  const { seconds } = TIMEFRAMES[timeframe];
  const time = previous.time + Math.floor((at - previous.time) / seconds) * seconds;
  return { time, open: price, high: price, low: price, close: price, volume: 0 };
}
