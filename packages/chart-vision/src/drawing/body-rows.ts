import type { Stretch } from "./columns.ts";
import { median, quantile } from "./statistics.ts";

/** Of wider bodies the extent of their rows says enough. */
const MAX_WIDTH = 6;

/** Stretches of fewer rows have no rows that are surely wick. */
const MIN_ROWS = 6;
const MIN_STRETCHES = 5;

/** Rows of a body have more color than those of a wick, at least by this factor. */
const MORE_THAN_WICK = 1.45;

/** Wicks have at most this share of the coverage of a body; else there are none. */
const MAX_WICK = 0.8;

/**
 * The least coverage of a row that belongs to a narrow body. On a few smoothed pixels wicks may extend as far as bodies, but their color
 * is paler. Null if the extent of a row decides.
 */
export function leastCoverage(stretches: readonly Stretch[], bodyWidth: number): number | null {
  if (bodyWidth > MAX_WIDTH) return null;
  const tall = stretches.filter(({ top, bottom }) => bottom - top + 1 >= MIN_ROWS);
  if (tall.length < MIN_STRETCHES) return null;
  const wick = median(
    tall.flatMap(({ profile: { coverage }, top, bottom }) => Math.min(coverage[top + 1]!, coverage[bottom - 1]!)),
  );
  const body = quantile(
    tall.flatMap(({ profile: { coverage }, top, bottom }) => [...coverage.subarray(top, bottom + 1)]),
    0.85,
  );
  return wick > MAX_WICK * body ? null : Math.min(MORE_THAN_WICK * wick, (wick + body) / 2);
}
