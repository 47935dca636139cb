import type { Picture } from "../types.ts";
import type { Outlined } from "./body.ts";
import type { Color } from "./color.ts";
import { median } from "./statistics.ts";

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

export function candleColors(picture: Picture, ink: Int8Array, candle: Outlined, bodyWidth: number): CandleColors {
  const rows = candle.bodyBottom - candle.bodyTop + 1;
  const borderRows = rows >= ROWS_WITH_WIDE_BORDER ? 2 : 1;
  const borderColumns = bodyWidth >= COLUMNS_WITH_WIDE_BORDER ? 2 : bodyWidth >= COLUMNS_WITH_INSIDE ? 1 : 0;
  const half = Math.max(0, (bodyWidth - 1) / 2 - borderColumns);
  const columns = { from: Math.ceil(candle.center - half), to: Math.floor(candle.center + half) };
  const hasInside = rows >= ROWS_WITH_INSIDE;
  const fill = hasInside
    ? medianColor(picture, columns, candle.bodyTop + borderRows, candle.bodyBottom - borderRows, () => true)
    : null;
  const wide = { from: Math.ceil(candle.center - bodyWidth / 2), to: Math.floor(candle.center + bodyWidth / 2) };
  const isInk = (at: number) => ink[at]! >= 0;
  const outline =
    medianColor(picture, wide, candle.bodyTop, candle.bodyBottom, isInk) ??
    medianColor(picture, wide, candle.top, candle.bottom, isInk);
  return { fill, outline: outline ?? [0, 0, 0] };
}

/** The median of each channel, so that a line which crosses a body does not count; null of nothing. */
function medianColor(
  { width, data }: Picture,
  columns: { readonly from: number; readonly to: number },
  top: number,
  bottom: number,
  counts: (at: number) => boolean,
): Color | null {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let y = top; y <= bottom; y++) {
    for (let x = Math.max(0, columns.from); x <= Math.min(width - 1, columns.to); x++) {
      const at = y * width + x;
      if (!counts(at)) continue;
      for (let channel = 0; channel < 3; channel++) channels[channel]!.push(data[4 * at + channel]!);
    }
  }
  return channels[0].length === 0 ? null : [median(channels[0]), median(channels[1]), median(channels[2])];
}
