import { areaPath, linePath } from "#web/modules/plot/paths.ts";
import { niceTicks, toPixel, type Scale } from "#web/modules/plot/scale.ts";
import type { CurvePoint } from "./api.ts";

/** Units of the drawing's coordinate system; the page stretches them. */
export const WIDTH = 1000;
export const HEIGHT = 300;
export const STRIP = 100;

export interface CurveShape {
  /** Of the points, from the left: 0 to `WIDTH`. */
  readonly x: readonly number[];
  readonly own: string;
  readonly market: string | null;
  /** Area of the drawdown, below a line of 0. */
  readonly fall: string;
  /** Round returns for the axis, in percent. */
  readonly ticks: readonly number[];
  /** Returns in percent; 0 is at the top of the drawing. */
  readonly y: Scale;
  /** Deepest fall, in percent. */
  readonly deepest: number;
}

/** Lines of a curve with time from left to right; a curve that never moved lies in the middle. */
export function shapeOf(points: readonly CurvePoint[]): CurveShape {
  const first = points[0]?.at ?? 0;
  const length = Math.max(1, (points.at(-1)?.at ?? 0) - first);
  const x = points.map(({ at }) => ((at - first) / length) * WIDTH);
  const returns = points.map(({ return_percent }) => return_percent);
  const market = points.map(({ market_percent }) => market_percent ?? 0);
  const hasMarket = points.every(({ market_percent }) => market_percent !== null);
  const all = hasMarket ? [...returns, ...market, 0] : [...returns, 0];
  const margin = Math.max(0.5, (Math.max(...all) - Math.min(...all)) * 0.08);
  const y: Scale = { from: Math.min(...all) - margin, to: Math.max(...all) + margin, start: HEIGHT, end: 0 };
  const falls = points.map(({ drawdown_percent }) => drawdown_percent);
  const deepest = Math.max(0, ...falls);
  const depth: Scale = { from: 0, to: deepest || 1, start: 0, end: STRIP };
  const placed = (values: readonly number[], scale: Scale) =>
    values.map((value, index) => ({ x: x[index] ?? 0, y: toPixel(scale, value) }));
  return {
    x,
    own: linePath(placed(returns, y)),
    market: hasMarket ? linePath(placed(market, y)) : null,
    fall: areaPath(placed(falls, depth), 0),
    ticks: niceTicks(y.from, y.to, 4),
    y,
    deepest,
  };
}

/** Where a key leads from a point; null for any other key. */
export function pointAfterKey(key: string, index: number, count: number): number | null {
  const page = Math.max(1, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    End: count,
    Home: -count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}
