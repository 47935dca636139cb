import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";

/** Pixels of the picture, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PricePoint {
  readonly bar: number;
  readonly price: number;
}

/** It has no candles, only closes. */
export const isLine = ({ kind }: Pick<AnalysisSeries, "kind">): boolean => kind === "line" || kind === "area";

/** Row of a price in the picture. */
export function rowOf({ rows: { kind, a, b } }: Pick<AnalysisSeries, "rows">, price: number): number {
  return a * (kind === "log" ? Math.log(price) : price) + b;
}

export const columnOf = ({ columns }: Pick<AnalysisSeries, "columns">, bar: number): number => columns[bar] ?? 0;

export const spotOf = (series: Pick<AnalysisSeries, "columns" | "rows">, { bar, price }: PricePoint): Spot => ({
  x: columnOf(series, bar),
  y: rowOf(series, price),
});

/** Distance from one bar to the next, in pixels: the median, because a gap of a weekend is wider. */
export function stepOf({ columns }: Pick<AnalysisSeries, "columns">): number {
  const steps = columns.slice(1).map((column, index) => column - (columns[index] ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 8;
}

/** The straight line through the closes with the least squared distances, from the first bar to the last. */
export function trendLine({ bars }: Pick<AnalysisSeries, "bars">): [PricePoint, PricePoint] {
  const last = bars.length - 1;
  const middle = last / 2;
  const mean = bars.reduce((sum, { close }) => sum + close, 0) / Math.max(1, bars.length);
  const spread = bars.reduce((sum, _, bar) => sum + (bar - middle) ** 2, 0);
  const shared = bars.reduce((sum, { close }, bar) => sum + (bar - middle) * (close - mean), 0);
  const slope = spread === 0 ? 0 : shared / spread;
  return [
    { bar: 0, price: mean - slope * middle },
    { bar: Math.max(0, last), price: mean + slope * middle },
  ];
}
