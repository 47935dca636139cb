import { clamp, niceStep, rounded } from "#web/modules/plot/scale.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";

/** Room above and below the prices of a chart on which a line is drawn: the level may lie outside of what was traded. */
export const LINE_ROOM = 0.14;

/** Which prices a handle can reach and how far a key moves it. */
export interface PriceRange {
  low: number;
  high: number;
  /** Where a handle waits before it is placed. */
  middle: number;
  fine: number;
  coarse: number;
}

export function priceRange(low: number, high: number, decimals: number): PriceRange {
  const least = 10 ** -decimals;
  const fine = Math.max(least, niceStep(high - low, 100));
  return {
    low: rounded(low, decimals),
    high: rounded(high, decimals),
    middle: rounded((low + high) / 2, decimals),
    fine,
    coarse: fine * 10,
  };
}

const STEPS: Record<string, readonly [sign: 1 | -1, size: "fine" | "coarse"]> = {
  ArrowUp: [1, "fine"],
  ArrowRight: [1, "fine"],
  ArrowDown: [-1, "fine"],
  ArrowLeft: [-1, "fine"],
  PageUp: [1, "coarse"],
  PageDown: [-1, "coarse"],
};

/** The price after a key, or null when the key moves nothing. Shift makes arrows coarse. */
export function priceAfterKey(
  range: PriceRange,
  price: number,
  key: string,
  isShift: boolean,
  decimals: number,
): number | null {
  if (key === "Home") return range.low;
  if (key === "End") return range.high;
  const step = STEPS[key];
  if (!step) return null;
  const size = isShift ? range.coarse : range[step[1]];
  return clamp(rounded(price + step[0] * size, decimals), range.low, range.high);
}

/** The price at `x` of a line through points (x, price); level when there is one point. */
export function priceAtX(points: readonly { x: number; price: number }[], x: number): number {
  const [first, second] = [points[0], points.at(-1)];
  if (!first || !second) return 0;
  if (first.x === second.x) return first.price;
  return first.price + ((x - first.x) / (second.x - first.x)) * (second.price - first.price);
}

/** Where the price pill of a handle may stand without leaving the plot. */
export const pillTop = (frame: ChartFrame, y: number) => clamp(y, 12, frame.volumeBottom - 12);
