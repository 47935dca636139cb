import type { Picture, Point } from "../types.ts";
import { distance, type Color } from "./color.ts";
import { median } from "./statistics.ts";

/** Rows from the stroke to where its smoothed edge is surely over, and a fill that fades is still strong. */
const CLEAR_OF_STROKE = 5;

/** A fill is at least so much nearer to the color of the stroke than what is above it; noise is less. */
const MIN_TINT = 4;

/** Whether what is below the stroke has a tint of its color, and what is above it has not: the fill of an area. */
export function isFilledBelow(points: readonly Point[], picture: Picture, thickness: number): boolean {
  const offset = CLEAR_OF_STROKE + Math.ceil(thickness / 2);
  const tints = points.flatMap(({ x, y }) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const above = row - offset;
    const below = row + offset;
    if (above < 0 || below >= picture.height) return [];
    const stroke = colorAt(picture, column, row);
    return [distance(colorAt(picture, column, above), stroke) - distance(colorAt(picture, column, below), stroke)];
  });
  return tints.length > 0 && median(tints) >= MIN_TINT;
}

function colorAt({ data, width }: Picture, x: number, y: number): Color {
  const at = 4 * (y * width + x);
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
