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
  /** The share of its rows that are as wide as a body or as narrow as a wick, and in the middle: low for letters. */
  readonly shapeliness: number;
}

/** Rows of a wick without a body that are surely no letter or dash. */
const MIN_WICK = 4;

/** A row this wide, in widths of a body, is body and not wick. */
const BODY_ROW = 0.62;

/** A thin line over a body breaks so many of its rows. */
const MAX_BROKEN = 2;

/** How far the middle of a row may be off that of the candle, in widths of a body and in pixels. */
const OFF_CENTER = 0.2;
const OFF_CENTER_PIXELS = 1.5;

/** A narrower body has no rows that are surely neither body nor wick. */
const MIN_SHAPED_WIDTH = 7;

/** Rows narrower than a body and wider than a wick are neither. */
const WIDE_ROW = 0.75;
const NARROW_ROW = 0.55;
const NARROW_ROW_PIXELS = 3;

/** Another thing covers a row of the body if it takes this share of it, and with the ink nearly all of it. */
const COVER = 0.3;
const COVER_WITH_INK = 0.8;

/**
 * The candle in a stretch: its longest run of wide rows is the body. Without a wide row the body is missing,
 * as some charts draw a candle that closes where it opened: it is where the wick has a gap, or else its rows are -1. Null if there is too little of it.
 */
export function outlineCandle(
  picture: InkedPicture,
  { profile, top, bottom }: Stretch,
  bodyWidth: number,
  minCoverage: number | null,
): Outlined | null {
  const { left, right, coverage, center, column } = profile;
  const minWidth = bodyWidth <= 3.5 ? Math.max(2, bodyWidth - 0.6) : Math.max(3, BODY_ROW * bodyWidth);
  const isWide =
    minCoverage === null
      ? (y: number) => right[y]! - left[y]! + 1 >= minWidth
      : (y: number) => coverage[y]! >= minCoverage;
  let body: { first: number; last: number } | null = null;
  let first = -1;
  let broken = 0;
  let area = 0;
  let drawn = 0;
  let shapely = 0;
  for (let y = top; y <= bottom; y++) {
    area += Math.max(0, right[y]! - left[y]! + 1);
    if (left[y]! <= right[y]!) {
      drawn++;
      if (isShapely(left[y]!, right[y]!, bodyWidth)) shapely++;
    }
    if (isWide(y)) {
      if (first < 0) first = y;
      broken = 0;
      if (!body || y - first > body.last - body.first) body = { first, last: y };
    } else if (first >= 0 && !isCovered(picture, center, y, bodyWidth) && ++broken > MAX_BROKEN) first = -1;
  }
  const shapeliness = shapely / Math.max(1, drawn);
  if (body) return { column, center, top, bottom, bodyTop: body.first, bodyBottom: body.last, area, shapeliness };
  if (bottom - top + 1 < MIN_WICK) return null;
  const gap = left.findIndex((first, y) => y > top && y < bottom && first > right[y]!);
  return { column, center, top, bottom, bodyTop: gap, bodyBottom: gap, area, shapeliness };
}

/** Whether a row is a row of a body or of a wick, both in the middle. */
function isShapely(left: number, right: number, bodyWidth: number): boolean {
  if (bodyWidth < MIN_SHAPED_WIDTH) return true;
  const width = right - left + 1;
  const off = Math.abs(left + right) / 2;
  if (off > Math.max(OFF_CENTER_PIXELS, OFF_CENTER * bodyWidth)) return false;
  return width >= WIDE_ROW * bodyWidth || width <= Math.max(NARROW_ROW_PIXELS, NARROW_ROW * bodyWidth);
}

/** Gives a wick without a body one of a single row, where the candle before it closed or as near as it reaches. */
export function placeMissingBodies(candles: readonly Outlined[]): Outlined[] {
  const placed: Outlined[] = [];
  for (const candle of candles) {
    const before = placed.at(-1);
    const row = before ? nearestRow(before, candle) : Math.round((candle.top + candle.bottom) / 2);
    placed.push(hasBody(candle) ? candle : { ...candle, bodyTop: row, bodyBottom: row });
  }
  return placed;
}

export const hasBody = ({ bodyTop }: Outlined): boolean => bodyTop >= 0;

function nearestRow({ bodyTop, bodyBottom }: Outlined, { top, bottom }: Outlined): number {
  const near = [bodyTop, bodyBottom].map((row) => Math.min(bottom, Math.max(top, row)));
  const off = (index: number) => Math.abs(near[index]! - [bodyTop, bodyBottom][index]!);
  return off(0) <= off(1) ? near[0]! : near[1]!;
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
