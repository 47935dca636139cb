import type { Box, Picture } from "../types.ts";
import { heightOf, widthOf } from "./boxes.ts";
import type { Component, Mask } from "./components.ts";

/** How far each pixel of a box is from a background, from 0 to 255. */
export type Contrast = Mask;

type Rgb = readonly [red: number, green: number, blue: number];

/** Colors that differ by less than a sixteenth of each channel are counted together. */
const COLOR_BINS = 16 ** 3;
/** Share of the strongest contrast that ink has at least. */
const INK = 0.4;

/** The contrast of a box to the most frequent color of `inside`. */
export function contrastIn(picture: Picture, box: Box, inside: Box): Contrast {
  const [red, green, blue] = usualColor(picture, inside);
  const { data: pixels } = picture;
  const data = new Uint8Array(widthOf(box) * heightOf(box));
  let next = 0;
  eachPixel(picture, box, (at) => {
    data[next++] = Math.max(
      Math.abs(pixels[at]! - red),
      Math.abs(pixels[at + 1]! - green),
      Math.abs(pixels[at + 2]! - blue),
    );
  });
  return { width: widthOf(box), height: heightOf(box), data };
}

function eachPixel({ width }: Picture, { left, top, right, bottom }: Box, visit: (at: number) => void): void {
  for (let y = top; y <= bottom; y++) {
    for (let at = 4 * (y * width + left); at <= 4 * (y * width + right); at += 4) visit(at);
  }
}

function usualColor(picture: Picture, inside: Box): Rgb {
  const { data } = picture;
  const counts = new Uint32Array(COLOR_BINS);
  const sums = new Uint32Array(3 * COLOR_BINS);
  let usual = 0;
  eachPixel(picture, inside, (at) => {
    const bin = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
    counts[bin]!++;
    for (let channel = 0; channel < 3; channel++) sums[3 * bin + channel]! += data[at + channel]!;
    if (counts[bin]! > counts[usual]!) usual = bin;
  });
  const mean = (channel: number) => Math.round(sums[3 * usual + channel]! / counts[usual]!);
  return [mean(0), mean(1), mean(2)];
}

/** Columns at each end of a box in which a line through it shows. */
const LINE_ENDS = 3;
/** Columns of them in which it does not: lines may end one pixel before the edge of the picture. */
const MISSING = 1;
/** Rows above and below a line that do not belong to it. */
const LINE_REACH = 3;
/** The most by which the contrast of a line, of 255, varies. */
const LINE_TOLERANCE = 14;

/** Without the lines of a grid, which pass behind the text from one side to the other. */
export function withoutLines({ width, height, data }: Contrast): Contrast {
  const ends = Array.from({ length: height }, (_, row) => {
    const at = row * width;
    const samples = [...data.subarray(at, at + LINE_ENDS), ...data.subarray(at + width - LINE_ENDS, at + width)];
    return samples.toSorted((a, b) => a - b)[MISSING]!;
  });
  const isLine = (row: number) =>
    [row - LINE_REACH, row + LINE_REACH].every((other) => ends[row]! > LINE_TOLERANCE + (ends[other] ?? 0));
  const levels = ends.map((level, row) => (isLine(row) ? level + LINE_TOLERANCE : 0));
  return { width, height, data: data.map((value, at) => (value <= levels[Math.floor(at / width)]! ? 0 : value)) };
}

export function strongest({ data }: Contrast): number {
  let most = 0;
  for (const value of data) if (value > most) most = value;
  return most;
}

export function inkOf(contrast: Contrast): Mask {
  const least = INK * strongest(contrast);
  return { ...contrast, data: contrast.data.map((value) => (value > least ? 1 : 0)) };
}

/** The contrast of some parts, of which none is at the edge, and of the soft edges around them; none elsewhere. */
export function keepOnly({ width, height, data }: Contrast, parts: readonly Component[]): Contrast {
  const kept = new Uint8Array(data.length);
  for (const { pixels } of parts) {
    for (const pixel of pixels) {
      for (const row of [pixel - width, pixel, pixel + width]) {
        for (let near = row - 1; near <= row + 1; near++) kept[near] = data[near]!;
      }
    }
  }
  return { width, height, data: kept };
}

export function without({ width, height, data }: Contrast, parts: readonly Component[]): Contrast {
  const rest = data.slice();
  for (const { pixels } of parts) for (const pixel of pixels) rest[pixel] = 0;
  return { width, height, data: rest };
}
