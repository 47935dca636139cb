import type { CandlePixels, ChartReading, Point, PriceScale } from "@candlewise/chart-vision/types";
import { priceAt, type ChartTruth } from "@candlewise/chart-vision/testing/chart-truth";
import { median } from "../support/figures.ts";

export interface CandleScore {
  readonly recall: number;
  readonly precision: number;
  /** Share of the found candles whose direction is right. */
  readonly direction: number;
  /** Mean error of open, high, low and close, as a share of the visible range. */
  readonly error: number;
}

/** Opens and closes that are closer than this many pixels have no direction that can be seen. */
const FLAT = 1.5;
/** A candle is found if one is read within this share of the spacing, at about the same height. */
const REACH = 0.5;
const FAR = 0.05;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rangeOf = (rows: readonly number[]) => Math.max(...rows) - Math.min(...rows);

export function scoreCandles({ candles }: ChartTruth, read: readonly CandlePixels[]): CandleScore {
  const spacing = ((candles.at(-1)?.x ?? 0) - (candles[0]?.x ?? 0)) / (candles.length - 1);
  const range = rangeOf(candles.flatMap(({ high, low }) => [high, low]));
  const left = new Set(read);
  const errors: number[] = [];
  let found = 0;
  let right = 0;
  for (const truth of candles) {
    const nearest = [...left].reduce<CandlePixels | null>(
      (best, candle) => (best && Math.abs(best.x - truth.x) <= Math.abs(candle.x - truth.x) ? best : candle),
      null,
    );
    if (!nearest || Math.abs(nearest.x - truth.x) > REACH * spacing) continue;
    left.delete(nearest);
    if (Math.min(nearest.low, truth.low) - Math.max(nearest.high, truth.high) < -FAR * range) continue;
    found++;
    const keys = ["open", "high", "low", "close"] as const;
    errors.push(...keys.map((key) => Math.abs(nearest[key] - truth[key]) / range));
    const isFlat = Math.abs(truth.close - truth.open) < FLAT;
    if (isFlat || nearest.close <= nearest.open === truth.close <= truth.open) right++;
  }
  return {
    recall: found / candles.length,
    precision: read.length === 0 ? 0 : found / read.length,
    direction: found === 0 ? 0 : right / found,
    error: errors.length === 0 ? 1 : mean(errors),
  };
}

/** The median vertical error of the line at the columns that both know, as a share of its range; 1 if less than 90 % is covered. */
export function lineError({ line }: ChartTruth, read: readonly Point[]): number {
  const range = rangeOf(line.map(({ y }) => y));
  const inside = read.flatMap(({ x, y }) => {
    const row = rowAt(line, x);
    return row === null ? [] : [Math.abs(row - y) / range];
  });
  const [from, to] = [line[0]?.x ?? 0, line.at(-1)?.x ?? 0];
  const columns = read.map(({ x }) => x).filter((x) => x >= from && x <= to);
  const isCovered = columns.length > 1 && rangeOf(columns) >= 0.9 * (to - from);
  return isCovered ? median(inside) : 1;
}

/** The row of the line in a column, between its corners. */
function rowAt(line: readonly Point[], x: number): number | null {
  const after = line.findIndex((point) => point.x >= x);
  const end = line[after];
  const start = line[after - 1];
  if (end === undefined) return null;
  if (start === undefined) return end.x === x ? end.y : null;
  return start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x);
}

/** The largest error of the price at the top and the bottom of what is drawn, as a share of the visible range. */
export function scaleError(truth: ChartTruth, scale: PriceScale): number {
  const rows =
    truth.candles.length > 0 ? truth.candles.flatMap(({ high, low }) => [high, low]) : truth.line.map(({ y }) => y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const range = priceAt(truth.scale, top) - priceAt(truth.scale, bottom);
  return Math.max(...[top, bottom].map((y) => Math.abs(priceAt(scale, y) - priceAt(truth.scale, y)) / range));
}

export const isLine = ({ kind }: { readonly kind: ChartReading["drawing"]["kind"] }): boolean =>
  kind === "line" || kind === "area";
