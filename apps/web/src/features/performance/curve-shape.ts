import type { CurvePoint } from "./api.ts";

/** Units of the drawing's coordinate system; the page stretches them. */
export const WIDTH = 1000;
export const HEIGHT = 300;
export const STRIP = 100;

export interface CurveShape {
  /** Places of the points from the left, 0 to `WIDTH`. */
  readonly x: readonly number[];
  readonly own: string;
  readonly market: string | null;
  /** Area below the line of 0 of how far the account lay below its peak. */
  readonly fall: string;
  /** Height of a return of 0. */
  readonly zero: number;
  /** Highest and lowest return that the drawing shows, in percent. */
  readonly top: number;
  readonly bottom: number;
  /** Deepest fall, in percent. */
  readonly deepest: number;
}

const path = (x: readonly number[], y: readonly number[]): string =>
  x.map((at, index) => `${index === 0 ? "M" : "L"}${at.toFixed(1)} ${(y[index] ?? 0).toFixed(1)}`).join("");

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
  const top = Math.max(...all) + margin;
  const bottom = Math.min(...all) - margin;
  const y = (percent: number) => ((top - percent) / (top - bottom)) * HEIGHT;
  const falls = points.map(({ drawdown_percent }) => drawdown_percent);
  const deepest = Math.max(0, ...falls);
  const depth = falls.map((percent) => (deepest === 0 ? 0 : (percent / deepest) * STRIP));
  return {
    x,
    own: path(x, returns.map(y)),
    market: hasMarket ? path(x, market.map(y)) : null,
    fall: `M0 0${path(x, depth).replace("M", "L")}L${WIDTH} 0Z`,
    zero: y(0),
    top,
    bottom,
    deepest,
  };
}

/** The point that lies nearest to a place from the left. */
export function nearest(x: readonly number[], place: number): number {
  return x.reduce((best, at, index) => (Math.abs(at - place) < Math.abs((x[best] ?? 0) - place) ? index : best), 0);
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
