import type { Bar } from "../chart-port.ts";
import { EPSILON } from "./averages.ts";

export interface DirectionalMovement {
  readonly plus?: number;
  readonly minus?: number;
  readonly adx?: number;
  readonly adxr?: number;
}

type Range = Pick<Bar, "high" | "low" | "close">;

/** How far a bar reaches beyond the one before it: up, down (only the farther counts), and in all. */
function movement({ high, low }: Range, before: Range) {
  const [up, down] = [high - before.high, before.low - low];
  return {
    up: up > 0 && up > down ? up : 0,
    down: down > 0 && down > up ? down : 0,
    all: Math.max(high, before.close) - Math.min(low, before.close),
  };
}

/**
 * +DI and −DI: the movement upwards and downwards in percent of all movement. ADX: the mean of their distance, whichever leads; ADXR: its
 * middle between now and `length` − 1 bars ago. Wilder's sums begin one bar short of `length`, as in TA-Lib (`ta_ADX.c`). Source:
 * J. W. Wilder, "New Concepts in Technical Trading Systems" (1978).
 */
export function directionalMovement(bars: readonly Range[], length: number): DirectionalMovement[] {
  const sums = { up: 0, down: 0, all: 0 };
  const averages: (number | undefined)[] = [];
  let [distances, adx] = [0, 0];
  return bars.map((bar, index) => {
    const before = bars[index - 1];
    if (!before) return {};
    const moved = movement(bar, before);
    const kept = index < length ? 1 : 1 - 1 / length;
    sums.up = sums.up * kept + moved.up;
    sums.down = sums.down * kept + moved.down;
    sums.all = sums.all * kept + moved.all;
    if (index < length) return {};
    const plus = sums.all < EPSILON ? 0 : (100 * sums.up) / sums.all;
    const minus = sums.all < EPSILON ? 0 : (100 * sums.down) / sums.all;
    const distance = plus + minus < EPSILON ? null : (100 * Math.abs(plus - minus)) / (plus + minus);
    distances += distance ?? 0;
    if (index < 2 * length - 1) return { plus, minus };
    if (index === 2 * length - 1) adx = distances / length;
    else if (distance !== null) adx += (distance - adx) / length;
    averages[index] = adx;
    const past = averages[index - length + 1];
    return { plus, minus, adx, ...(past !== undefined && { adxr: (adx + past) / 2 }) };
  });
}
