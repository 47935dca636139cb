import type { Box } from "../types.ts";
import type { Fit } from "./fit-scale.ts";
import { stepOf } from "./tick-step.ts";

/** Labels of an axis without a usual step have to agree all the more. */
const MIN_IRREGULAR = 5;
const IRREGULAR_ERROR = 0.8;
const IRREGULAR_SHARE = 0.85;
/** Share of the labels from the first that fits to the last that fits that have to fit. */
const MIN_SHARE = 0.6;
/** Three labels fit by accident unless no other label beside the drawing contradicts. */
const FEW = 3;
/** Share of the height of the drawing that the labels span: beyond them, an error of a pixel grows. */
const MIN_SPAN = 0.35;

/** Half of the labels may be repaired. */
const MIN_SCORE = 0.85;

/** Rows of the words of a column. */
export interface ColumnRows {
  readonly words: readonly number[];
  /** Those in which a number was read. */
  readonly numbers: readonly number[];
}

/** Whether a scale is certain enough to be shown. */
export function isCertain(fit: Fit, { words, numbers }: ColumnRows, extent: Box): boolean {
  const count = fit.ticks.length;
  const first = fit.ticks[0]!.y;
  const last = fit.ticks.at(-1)!.y;
  const within = (rows: readonly number[]) => rows.filter((y) => y >= first && y <= last).length;
  if (count < MIN_SHARE * within(words) || (count <= FEW && count < within(numbers))) return false;
  const beside = numbers.filter((y) => y >= extent.top && y <= extent.bottom);
  if (count <= FEW && count < beside.length) return false;
  if (last - first < MIN_SPAN * (extent.bottom - extent.top)) return false;
  if (last < extent.top || first > extent.bottom) return false;
  if (fit.score < MIN_SCORE * count) return false;
  if (stepOf(fit) !== undefined) return true;
  return count >= MIN_IRREGULAR && fit.error <= IRREGULAR_ERROR && count >= IRREGULAR_SHARE * within(words);
}
