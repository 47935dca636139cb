import type { InkedPicture, Stretch } from "./columns.ts";

/** A candle of which only the outline is known. */
export interface Outlined {
  readonly column: number;
  readonly center: number;
  readonly top: number;
  readonly bottom: number;
  readonly bodyTop: number;
  readonly bodyBottom: number;
  readonly area: number;
}

/** A row this wide, in widths of a body, is body and not wick. */
const BODY_ROW = 0.62;

/** Another thing covers a row of the body if it takes this share of it, and with the ink nearly all of it. */
const COVER = 0.3;
const COVER_WITH_INK = 0.8;

/** The candle in a stretch: its longest run of wide rows is the body. Null if no row is wide. */
export function outlineCandle(picture: InkedPicture, { profile, top, bottom }: Stretch, bodyWidth: number): Outlined | null {
  const { left, right, center, column } = profile;
  const minWidth = bodyWidth <= 3.5 ? Math.max(2, bodyWidth - 0.6) : Math.max(3, BODY_ROW * bodyWidth);
  const isWide = (y: number) => right[y]! - left[y]! + 1 >= minWidth;
  let body: { first: number; last: number } | null = null;
  let first = -1;
  let area = 0;
  for (let y = top; y <= bottom; y++) {
    area += Math.max(0, right[y]! - left[y]! + 1);
    if (isWide(y)) {
      if (first < 0) first = y;
      if (!body || y - first > body.last - body.first) body = { first, last: y };
    } else if (first >= 0 && !isCovered(picture, center, y, bodyWidth)) first = -1;
  }
  return body && { column, center, top, bottom, bodyTop: body.first, bodyBottom: body.last, area };
}

function isCovered({ width, ink, foreground }: InkedPicture, center: number, y: number, bodyWidth: number): boolean {
  const half = bodyWidth / 2 - 0.5;
  const from = Math.max(0, Math.round(center - half));
  const to = Math.min(width - 1, Math.round(center + half));
  let inked = 0;
  let other = 0;
  for (let at = y * width + from; at <= y * width + to; at++) {
    if (ink[at]! >= 0) inked++;
    else if (foreground[at]) other++;
  }
  const pixels = to - from + 1;
  return other >= COVER * pixels && inked + other >= COVER_WITH_INK * pixels;
}
