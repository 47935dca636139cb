import type { PriceScale } from "../types.ts";
import { median } from "./boxes.ts";
import type { Fit, FittedTick } from "./fit-scale.ts";

/** Labels nearer than this to their lines, in pixels, are beside them: the difference is rounding. */
const MIN_SHIFT = 2;
/** Heights of digits up to which a label above or below a line belongs to it. */
const MAX_SHIFT = 1.6;
/** Pixels by which the distances from the lines may differ, and the share of the labels that must have the same. */
const TOLERANCE = 1.5;
const MIN_SHARE = 0.7;

/** Some charts write each label above its line instead of beside it: then the lines say where the prices are. */
export function snapped({ scale, ticks }: Fit, rows: readonly number[]): PriceScale {
  const distances = ticks.flatMap((tick) => distanceToRow(tick, rows) ?? []);
  const shift = median(distances);
  const alike = distances.filter((distance) => Math.abs(distance - shift) <= TOLERANCE);
  if (Math.abs(shift) < MIN_SHIFT || alike.length < MIN_SHARE * ticks.length) return scale;
  return { ...scale, b: scale.b - scale.a * shift };
}

function distanceToRow({ y, height }: FittedTick, rows: readonly number[]): number | undefined {
  const distances = rows.map((row) => row - y).filter((distance) => Math.abs(distance) <= MAX_SHIFT * height);
  return distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}
