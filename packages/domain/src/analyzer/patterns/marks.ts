import type { Chart } from "../chart.ts";
import { clamp, lineThrough } from "../statistics.ts";
import type { Place } from "./candidate.ts";

/** 1 at 0, half at `half`, towards 0 beyond: the mark for a deviation from the ideal. */
export const near = (deviation: number, half: number): number => 1 / (1 + (deviation / half) ** 2);

/** The mark for a value that should be as large as `enough`. */
export const reaches = (value: number, enough: number): number => clamp(value / enough, 0, 1);

export const product = (...marks: readonly number[]): number => marks.reduce((all, mark) => all * mark, 1);

/** How alike two lengths are: 1 if they are equal. */
export const balance = (a: number, b: number): number => (Math.max(a, b) > 0 ? Math.min(a, b) / Math.max(a, b) : 0);

/** Root mean square of the distances of bars from the straight legs between the points; a bar that a leg crosses has none. */
function straying({ bars }: Chart, path: readonly Place[]): number {
  let sum = 0;
  let count = 0;
  for (const [index, end] of path.entries()) {
    const start = path[index - 1];
    if (!start) continue;
    const leg = lineThrough(start, end);
    for (let bar = start.bar; bar < end.bar; bar++) {
      const at = bars[bar];
      if (!at) continue;
      const price = leg.at(bar);
      sum += Math.max(0, at.low - price, price - at.high) ** 2;
      count++;
    }
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/**
 * Textbook swings go straight from turn to turn. A random walk between two turns strays from the way by about a third of it.
 */
export const straightness = (chart: Chart, path: readonly Place[], height: number): number =>
  near(straying(chart, path) / height, 0.06);

/** A random walk covers its average range times the root of the number of bars; a swing that noise did not make covers more. */
export const size = ({ range }: Chart, height: number, bars: number): number =>
  reaches(height / (range * Math.sqrt(Math.max(1, bars))), 2.5);
