import type { ChartSeries } from "@candlewise/domain/analyzer/facts";
import type { ChartKind } from "@candlewise/domain/analyzer/rarity";
import { randomLine, randomWalk, seriesOf } from "@candlewise/domain/analyzer/testing/random-charts";

/** Prices that a long line is drawn through, and columns of the picture. How many prices a line has cannot be seen, so that walks differ in it. */
const DRAWN = [60, 120, 240];
const COLUMNS = 1000;

/** The random walk of a kind, of so many bars and with this number. */
export function randomChart(kind: ChartKind, bars: number, about: string, number: number): ChartSeries {
  const seed = `${about} ${kind} ${bars} ${number}`;
  if (kind === "joined") return randomLine({ seed, bars: DRAWN[number % DRAWN.length] ?? bars, columns: COLUMNS });
  return seriesOf(randomWalk({ seed, bars }).bars, kind === "line");
}
