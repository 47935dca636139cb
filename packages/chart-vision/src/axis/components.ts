import { areFour, foursOf } from "../pixel-words.ts";
import type { Box } from "../types.ts";

/** Marks of a rectangle of pixels: one byte each, row by row, 0 where there is none. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Marked pixels that touch each other, corners included. */
export interface Component {
  readonly box: Box;
  /** Indexes in the mask. */
  readonly pixels: readonly number[];
}

export function componentsOf({ width, height, data }: Mask): Component[] {
  const rest = data.slice();
  const found: Component[] = [];
  const fours = foursOf(rest);
  for (let start = 0; start < rest.length; start++) {
    if (areFour(fours, start, 0)) start += 3;
    else if (rest[start] !== 0) found.push(componentAt(start, { width, height, data: rest }));
  }
  return found;
}

/** Takes the component of a marked pixel out of the marks. */
function componentAt(start: number, rest: Mask): Component {
  const { width, height } = rest;
  const pixels = [start];
  rest.data[start] = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  // The list grows while it is walked through.
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      takeMarks(rest.data, row * width + Math.max(0, x - 1), row * width + Math.min(width - 1, x + 1), pixels);
    }
  }
  return { box: { left, top, right, bottom }, pixels };
}

function takeMarks(marks: Uint8Array, first: number, last: number, pixels: number[]): void {
  for (let pixel = first; pixel <= last; pixel++) {
    if (marks[pixel] === 0) continue;
    marks[pixel] = 0;
    pixels.push(pixel);
  }
}
