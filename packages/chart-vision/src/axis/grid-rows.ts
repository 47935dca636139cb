import type { Box, Picture } from "../types.ts";

/** The least difference of a color channel, of 255, between a line of the grid and what is above or below it. */
const CONTRAST = 6;
/** Share of the columns in which such a line shows, which may be dashed. */
const MIN_SHARE = 0.35;
const STEPS = 400;
/** Rows from a line to what is above and below it. */
const REACH = 2;

/** Where the horizontal lines behind a drawing are, in continuous coordinates. */
export function gridRows({ width, height, data }: Picture, extent: Box): number[] {
  const stride = Math.max(1, Math.floor((extent.right - extent.left) / STEPS));
  const [first, last] = [Math.max(0, Math.round(extent.left)), Math.min(width - 1, Math.round(extent.right))];
  const away = 4 * REACH * width;
  const shareAt = (y: number) => {
    let lines = 0;
    let count = 0;
    for (let x = first; x <= last; x += stride, count++) {
      const at = 4 * (y * width + x);
      if (isOther(data, at, at - away) && isOther(data, at, at + away)) lines++;
    }
    return lines / count;
  };
  const shares = Array.from({ length: height }, (_, y) => (y < REACH || y >= height - REACH ? 0 : shareAt(y)));
  const rows: number[] = [];
  shares.forEach((share, y) => {
    if (share < MIN_SHARE) return;
    // A line of two rows has its place between them.
    if (shares[y - 1]! >= MIN_SHARE) rows[rows.length - 1] = y;
    else rows.push(y + 0.5);
  });
  return rows;
}

const isOther = (data: Uint8Array, one: number, other: number): boolean =>
  Math.abs(data[one]! - data[other]!) > CONTRAST ||
  Math.abs(data[one + 1]! - data[other + 1]!) > CONTRAST ||
  Math.abs(data[one + 2]! - data[other + 2]!) > CONTRAST;
