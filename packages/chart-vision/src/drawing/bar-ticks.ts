import type { Outlined } from "./body.ts";
import type { Stretch } from "./columns.ts";
import { mean, median } from "./statistics.ts";

/** An OHLC bar: a stem with the open to its left and the close to its right. */
export interface OutlinedBar extends Outlined {
  readonly open: number;
  readonly close: number;
}

/** Shortest tick, as a share of what a bar is wider than its stem. */
const MIN_TICK = 0.25;

const MIN_ROWS = 3;

/** The bar in a stretch; null if it has no ticks. One that is hidden is where the other is. */
export function outlineBar({ profile, top, bottom }: Stretch, barWidth: number): OutlinedBar | null {
  if (bottom - top + 1 < MIN_ROWS) return null;
  const left = profile.left.subarray(top, bottom + 1);
  const right = profile.right.subarray(top, bottom + 1);
  const stemLeft = median(left);
  const stemRight = median(right);
  const minTick = Math.max(1, MIN_TICK * (barWidth - (stemRight - stemLeft + 1)));
  const open = tickRow(
    left.map((edge) => stemLeft - edge),
    top,
    minTick,
  );
  const close = tickRow(
    right.map((edge) => edge - stemRight),
    top,
    minTick,
  );
  const rows = [open ?? close, close ?? open];
  if (rows[0] === null || rows[1] === null || rows[0] === undefined || rows[1] === undefined) return null;
  const onStem = left.filter((edge, row) => edge <= stemLeft + 1 && right[row]! >= stemRight - 1).length;
  const area = left.reduce((sum, edge, row) => sum + Math.max(0, right[row]! - edge + 1), 0);
  return {
    column: profile.column,
    center: profile.center,
    top,
    bottom,
    bodyTop: Math.floor(Math.min(rows[0], rows[1])),
    bodyBottom: Math.floor(Math.max(rows[0], rows[1])),
    area,
    shapeliness: onStem / left.length,
    open: rows[0],
    close: rows[1],
  };
}

/** The middle of the rows that stick out nearly as far as the longest one; null if none does. */
function tickRow(lengths: Int16Array, top: number, minTick: number): number | null {
  const longest = Math.max(...lengths);
  if (longest < minTick) return null;
  const rows = [...lengths.keys()].filter((row) => lengths[row]! >= Math.max(minTick, longest - 1));
  return top + mean(rows) + 0.5;
}
