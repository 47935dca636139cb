import type { Picture } from "../types.ts";
import { contrastAt, type Background } from "./background.ts";
import { wordsOf } from "../pixel-words.ts";

export interface Foreground {
  /** One byte a pixel: 1 if it differs from the background. */
  readonly mask: Uint8Array;
  readonly pixels: number;
}

/** Above the noise of a JPEG and faint grid lines, below any color that a reader should see. */
const MIN_CONTRAST = 26;

export function findForeground(picture: Picture, { rows }: Background): Foreground {
  const { width, height, data } = picture;
  const words = wordsOf(picture);
  const mask = new Uint8Array(width * height);
  let pixels = 0;
  for (let y = 0; y < height; y++) pixels += markRow(mask, data, words, rows, y, width);
  return { mask, pixels };
}

/** How many pixels of a row it has marked. */
function markRow(
  mask: Uint8Array,
  data: Uint8Array,
  words: Int32Array,
  rows: Float32Array,
  y: number,
  width: number,
): number {
  const start = y * width;
  let word = ~words[start]!;
  let isDrawn = false;
  let pixels = 0;
  for (let at = start; at < start + width; at++) {
    if (words[at] !== word) {
      word = words[at]!;
      isDrawn = contrastAt(data, 4 * at, rows, y) > MIN_CONTRAST;
    }
    if (!isDrawn) continue;
    mask[at] = 1;
    pixels++;
  }
  return pixels;
}
