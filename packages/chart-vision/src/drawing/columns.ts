import { centerOfColumn, type Lattice } from "./lattice.ts";

/** What is drawn in one column of the lattice, row by row. */
export interface ColumnProfile {
  readonly column: number;
  /** The middle pixel. */
  readonly center: number;
  /** First and last pixel of a row that belong to the series, counted from the center; `right < left` in an empty row. */
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** How many pixels of a row have the color of the series, by how much of them has. */
  readonly coverage: Float32Array;
}

/** A stretch of rows in a column that belongs together, such as a candle or a letter. */
export interface Stretch {
  readonly profile: ColumnProfile;
  readonly top: number;
  readonly bottom: number;
}

/** A row belongs to a candle if its wick is there, or both sides of a hollow body. */
const WICK_REACH = 0.15;
const SIDE_REACH = 0.25;

/** An indicator line that crosses a candle hides at most so many of its rows, as a share of the height. */
const MAX_HIDDEN = 1 / 60;
const MIN_MAX_HIDDEN = 6;

export interface InkedPicture {
  readonly width: number;
  readonly height: number;
  readonly ink: Int8Array;
  readonly coverage: Uint8Array;
  readonly foreground: Uint8Array;
}

export function profileColumn(
  picture: InkedPicture,
  lattice: Lattice,
  column: number,
  markWidth: number,
): ColumnProfile {
  const center = Math.round(centerOfColumn(lattice, column));
  const half = Math.max(1, Math.round(Math.min(lattice.spacing / 2, markWidth / 2 + 1.5)));
  const from = Math.max(0, Math.min(picture.width, center - half));
  const to = Math.min(picture.width - 1, center + half);
  const left = new Int16Array(picture.height).fill(1);
  const right = new Int16Array(picture.height);
  const coverage = new Float32Array(picture.height);
  for (let y = 0; y < picture.height; y++) {
    const start = y * picture.width;
    let first = from;
    while (first <= to && picture.ink[start + first]! < 0) first++;
    if (first > to) continue;
    let last = to;
    while (picture.ink[start + last]! < 0) last--;
    left[y] = first - center;
    right[y] = last - center;
    let covered = 0;
    for (let at = start + first; at <= start + last; at++) if (picture.ink[at]! >= 0) covered += picture.coverage[at]!;
    coverage[y] = covered / 100;
  }
  return { column, center, left, right, coverage };
}

/** The stretches of a column from top to bottom, over gaps where something else is drawn on top. */
export function stretchesOf(picture: InkedPicture, profile: ColumnProfile, markWidth: number): Stretch[] {
  const wick = Math.max(1, WICK_REACH * markWidth);
  const side = SIDE_REACH * markWidth;
  const { left, right } = profile;
  const isDrawn = (y: number) =>
    left[y]! <= right[y]! && ((left[y]! <= wick && right[y]! >= -wick) || (left[y]! <= -side && right[y]! >= side));
  const maxHidden = Math.max(MIN_MAX_HIDDEN, Math.round(picture.height * MAX_HIDDEN));
  const stretches: { profile: ColumnProfile; top: number; bottom: number }[] = [];
  for (let y = 0; y < picture.height; y++) {
    if (!isDrawn(y)) continue;
    const last = stretches.at(-1);
    if (last && y - last.bottom - 1 <= maxHidden && isHidden(picture, profile.center, last.bottom + 1, y - 1)) {
      last.bottom = y;
    } else stretches.push({ profile, top: y, bottom: y });
  }
  return stretches;
}

/** Whether all rows between, but one, are covered by something at the center. */
function isHidden({ width, foreground }: InkedPicture, center: number, top: number, bottom: number): boolean {
  let bare = 0;
  for (let y = top; y <= bottom; y++) {
    const at = y * width + center;
    const isCovered =
      foreground[at] || (center > 0 && foreground[at - 1]) || (center + 1 < width && foreground[at + 1]);
    if (!isCovered) bare++;
  }
  return bare <= 1;
}
