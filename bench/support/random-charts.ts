import type { ChartSeries } from "@candlewise/domain/analyzer/facts";
import type { ChartKind, ChartLength } from "@candlewise/domain/analyzer/rarity";
import { randomLine, randomWalk, seriesOf } from "@candlewise/domain/analyzer/testing/random-charts";

/** Bars of the random walks that represent a length, and the columns of a picture in which a long line is drawn. */
export const BARS: Record<ChartLength, number> = { short: 30, medium: 80, long: 180 };
const COLUMNS = 1000;

/** A random walk of a kind and length. */
export function randomChart(kind: ChartKind, length: ChartLength, seed: string): ChartSeries {
  const walk = { seed: `${seed} ${kind} ${length}`, bars: BARS[length] };
  if (kind === "line" && length === "long") return randomLine({ ...walk, columns: COLUMNS });
  return seriesOf(randomWalk(walk).bars, kind === "line");
}
