import type { Box, Picture } from "../types.ts";
import { heightOf, widthOf } from "./boxes.ts";
import type { Mask } from "./components.ts";

/** The least step of a color channel, of 255, at the edge of a letter. */
const STEP = 24;
/** Pixels: longer runs of edges belong to lines and frames, those across only where they are thin. */
const MAX_ACROSS = 72;
const MAX_DOWN = 72;
/** Rows above and below the middle of a horizontal line at which its edges do not show. */
const LINE_REACH = 4;

/**
 * Where colors change sharply inside a box: letters on any background, without the lines that are longer than letters.
 * `isHidden` leaves out pixels of the drawing.
 */
export function edgesIn(picture: Picture, box: Box, isHidden: (x: number, y: number) => boolean): Mask {
  const width = widthOf(box);
  const height = heightOf(box);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isHidden(box.left + x, box.top + y)) continue;
      const at = y * width + x;
      if (x + 1 < width && isStep(picture, box.left + x, box.top + y, 1, 0)) data[at] = data[at + 1] = 1;
      if (y + 1 < height && isStep(picture, box.left + x, box.top + y, 0, 1)) data[at] = data[at + width] = 1;
    }
  }
  const edges = { width, height, data };
  const letters = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    for (const [start, end] of longRuns(data, { first: y * width, stride: 1, count: width }, MAX_ACROSS)) {
      for (let x = start; x < end; x++) if (isThin(edges, x, y)) letters[y * width + x] = 0;
    }
  }
  for (let x = 0; x < width; x++) {
    for (const [start, end] of longRuns(data, { first: x, stride: width, count: height }, MAX_DOWN)) {
      for (let y = start; y < end; y++) letters[y * width + x] = 0;
    }
  }
  return { width, height, data: letters };
}

function isStep({ data, width }: Picture, x: number, y: number, dx: number, dy: number): boolean {
  const one = 4 * (y * width + x);
  const other = 4 * ((y + dy) * width + x + dx);
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs(data[one + channel]! - data[other + channel]!) > STEP) return true;
  }
  return false;
}

interface Line {
  readonly first: number;
  readonly stride: number;
  readonly count: number;
}

/** Runs of marks along a row or column, each from its start to before its end. */
function longRuns(edges: Uint8Array, { first, stride, count }: Line, longest: number): [start: number, end: number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= count; index++) {
    if (index < count && edges[first + index * stride] !== 0) continue;
    if (index - start > longest) runs.push([start, index]);
    start = index + 1;
  }
  return runs;
}

function isThin({ width, height, data }: Mask, x: number, y: number): boolean {
  return [y - LINE_REACH, y + LINE_REACH].every((row) => row < 0 || row >= height || data[row * width + x] === 0);
}
