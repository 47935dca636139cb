import type { PerformanceSchema } from "@candlewise/contracts/performance/schemas";
import { deepestDrawdown, drawdownsOf } from "@candlewise/domain/performance/equity-curve";
import { formatUsd } from "@candlewise/domain/simulator/money";
import type { z } from "zod";
import type { Curve } from "./curve.ts";
import { percent } from "./present-trades.ts";

type Performance = z.input<typeof PerformanceSchema>;

/** Maximum number of points in a response. */
const MOST = 480;

/** Indices of the points to return: evenly spaced, plus the first, the last and those in `required`. */
function select(count: number, required: readonly number[]): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / MOST));
  const even = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  return new Set([...even, count - 1, ...required]);
}

/** The part of the response derived from the curve. */
export function presentCurve({ points, growth, market }: Curve): Pick<Performance, "points" | "drawdown"> {
  const depths = drawdownsOf(growth);
  const seconds = points.map(({ at }) => at);
  const deepest = deepestDrawdown(seconds, growth);
  const marks = deepest === null ? [] : [seconds.indexOf(deepest.peakAt), seconds.indexOf(deepest.troughAt)];
  const selected = select(points.length, marks);
  return {
    points: points
      .map(({ at, equity }, index) => ({
        at,
        value: formatUsd(equity),
        return_percent: percent((growth[index] ?? 1) - 1),
        market_percent: market === null ? null : percent((market[index] ?? 1) - 1),
        drawdown_percent: percent(depths[index] ?? 0),
      }))
      .filter((_, index) => selected.has(index)),
    drawdown: deepest && {
      percent: percent(deepest.depth),
      peak_at: deepest.peakAt,
      trough_at: deepest.troughAt,
      recovered_at: deepest.recoveredAt,
    },
  };
}
