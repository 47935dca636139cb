import type { Box, Picture } from "../types.ts";

/** The least difference of a color channel, of 255, between a line of the grid and what is above or below it. */
const CONTRAST = 6;
/** Share of the columns in which such a line shows. */
const MIN_SHARE = 0.5;
const STEPS = 400;

/** Where the horizontal lines behind a drawing are, in continuous coordinates. */
export function gridRows({ width, height, data }: Picture, extent: Box): number[] {
  const stride = Math.max(1, Math.floor((extent.right - extent.left) / STEPS));
  const difference = (x: number, y: number, other: number) => {
    const [one, two] = [4 * (y * width + x), 4 * (other * width + x)];
    return Math.max(...[0, 1, 2].map((channel) => Math.abs(data[one + channel]! - data[two + channel]!)));
  };
  const shareAt = (y: number) => {
    let lines = 0;
    let count = 0;
    for (let x = Math.max(0, Math.round(extent.left)); x <= Math.min(width - 1, extent.right); x += stride) {
      count++;
      if (difference(x, y, y - 2) > CONTRAST && difference(x, y, y + 2) > CONTRAST) lines++;
    }
    return lines / count;
  };
  const shares = Array.from({ length: height }, (_, y) => (y < 2 || y >= height - 2 ? 0 : shareAt(y)));
  const rows: number[] = [];
  shares.forEach((share, y) => {
    if (share < MIN_SHARE) return;
    // A line of two rows has its place between them.
    if (shares[y - 1]! >= MIN_SHARE) rows[rows.length - 1] = y;
    else rows.push(y + 0.5);
  });
  return rows;
}
