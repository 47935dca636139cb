import type { Picture } from "../types.ts";
import type { Outlined } from "./body.ts";
import type { Color } from "./color.ts";

/** The colors of a candle: what fills it, if it is large enough to tell, and what it is drawn with. */
export interface CandleColors {
  readonly fill: Color | null;
  readonly outline: Color;
}

/** Bodies with at least so many rows have an inside, of which one or two rows are left out at either end. */
const ROWS_WITH_INSIDE = 3;
const ROWS_WITH_WIDE_BORDER = 7;

/** Bodies narrower than this have no columns that are surely inside. */
const COLUMNS_WITH_INSIDE = 3;
const COLUMNS_WITH_WIDE_BORDER = 8;

const LEVELS = 256;

export function candleColors(picture: Picture, ink: Int8Array, candle: Outlined, bodyWidth: number): CandleColors {
  const rows = candle.bodyBottom - candle.bodyTop + 1;
  const borderRows = rows >= ROWS_WITH_WIDE_BORDER ? 2 : 1;
  const borderColumns = bodyWidth >= COLUMNS_WITH_WIDE_BORDER ? 2 : bodyWidth >= COLUMNS_WITH_INSIDE ? 1 : 0;
  const half = Math.max(0, (bodyWidth - 1) / 2 - borderColumns);
  const columns = { from: Math.ceil(candle.center - half), to: Math.floor(candle.center + half) };
  const hasInside = rows >= ROWS_WITH_INSIDE;
  const fill = hasInside
    ? medianColor(picture, columns, candle.bodyTop + borderRows, candle.bodyBottom - borderRows, null)
    : null;
  const wide = { from: Math.ceil(candle.center - bodyWidth / 2), to: Math.floor(candle.center + bodyWidth / 2) };
  const outline =
    medianColor(picture, wide, candle.bodyTop, candle.bodyBottom, ink) ??
    medianColor(picture, wide, candle.top, candle.bottom, ink);
  return { fill, outline: outline ?? [0, 0, 0] };
}

/** The median of each channel, so that a line which crosses a body does not count; null of nothing. */
function medianColor(
  { width, data }: Picture,
  columns: { readonly from: number; readonly to: number },
  top: number,
  bottom: number,
  ink: Int8Array | null,
): Color | null {
  const levels = new Int32Array(3 * LEVELS);
  const [from, to] = [Math.max(0, columns.from), Math.min(width - 1, columns.to)];
  let pixels = 0;
  for (let y = top; y <= bottom; y++) pixels += countLevels(data, levels, y * width + from, y * width + to, ink);
  if (pixels === 0) return null;
  const middle = Math.floor((pixels - 1) / 2);
  return [medianLevel(levels, 0, middle), medianLevel(levels, 1, middle), medianLevel(levels, 2, middle)];
}

/** Counts how often each level occurs in each channel; how many pixels there are. */
function countLevels(data: Uint8Array, levels: Int32Array, first: number, last: number, ink: Int8Array | null): number {
  let pixels = 0;
  for (let at = first; at <= last; at++) {
    if (ink && ink[at]! < 0) continue;
    pixels++;
    for (let channel = 0; channel < 3; channel++) levels[channel * LEVELS + data[4 * at + channel]!]!++;
  }
  return pixels;
}

function medianLevel(levels: Int32Array, channel: number, middle: number): number {
  let level = 0;
  for (let below = levels[channel * LEVELS]!; below <= middle; below += levels[channel * LEVELS + level]!) level++;
  return level;
}
