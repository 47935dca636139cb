import type { Box, Picture } from "../types.ts";
import { heightOf, widthOf } from "./boxes.ts";
import type { Mask } from "./components.ts";
import { wordsOf } from "../pixel-words.ts";

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
export function edgesIn(picture: Picture, box: Box, isHidden: ((x: number, y: number) => boolean) | null): Mask {
  const edges = allEdges(picture, box, isHidden);
  const { width, height, data } = edges;
  const letters = data.slice();
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

function allEdges(picture: Picture, box: Box, isHidden: Parameters<typeof edgesIn>[2]): Mask {
  const mask = { width: widthOf(box), height: heightOf(box), data: new Uint8Array(widthOf(box) * heightOf(box)) };
  const words = wordsOf(picture);
  for (let y = 0; y < mask.height; y++) markRow(mask, y, picture, words, box, isHidden);
  return mask;
}

function markRow(
  { width, height, data }: Mask,
  y: number,
  { data: pixels, width: across }: Picture,
  words: Int32Array,
  { left, top }: Box,
  isHidden: Parameters<typeof edgesIn>[2],
): void {
  const first = (top + y) * across + left;
  for (let x = 0; x < width; x++) {
    const pixel = first + x;
    const isBesideOther = x + 1 < width && words[pixel] !== words[pixel + 1];
    const isAboveOther = y + 1 < height && words[pixel] !== words[pixel + across];
    if ((!isBesideOther && !isAboveOther) || isHidden?.(left + x, top + y)) continue;
    const at = y * width + x;
    if (isBesideOther && isStep(pixels, 4 * pixel, 4 * pixel + 4)) data[at] = data[at + 1] = 1;
    if (isAboveOther && isStep(pixels, 4 * pixel, 4 * (pixel + across))) data[at] = data[at + width] = 1;
  }
}

/** Without a loop: this is most of the work. */
const isStep = (pixels: Uint8Array, one: number, other: number): boolean =>
  Math.abs(pixels[one]! - pixels[other]!) > STEP ||
  Math.abs(pixels[one + 1]! - pixels[other + 1]!) > STEP ||
  Math.abs(pixels[one + 2]! - pixels[other + 2]!) > STEP;

interface Line {
  readonly first: number;
  readonly stride: number;
  readonly count: number;
}

/** Runs of marks along a row or column, each from its start to before its end. */
function longRuns(edges: Uint8Array, { first, stride, count }: Line, longest: number): [start: number, end: number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let index = 0, at = first; index <= count; index++, at += stride) {
    if (index < count && edges[at] !== 0) continue;
    if (index - start > longest) runs.push([start, index]);
    start = index + 1;
  }
  return runs;
}

function isThin({ width, height, data }: Mask, x: number, y: number): boolean {
  const [above, below] = [y - LINE_REACH, y + LINE_REACH];
  return (above < 0 || data[above * width + x] === 0) && (below >= height || data[below * width + x] === 0);
}
