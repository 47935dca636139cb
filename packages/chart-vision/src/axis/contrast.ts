import type { Box, Picture } from "../types.ts";
import { heightOf, median, widthOf } from "./boxes.ts";
import type { Component, Mask } from "./components.ts";

/** How far each pixel of a box is from a background, from 0 to 255. */
export type Contrast = Mask;

type Rgb = readonly number[];

/** Share of the strongest contrast that ink has at least. */
const INK = 0.4;

/** The contrast of a box to the most frequent color of `inside`. */
export function contrastIn({ data, width }: Picture, box: Box, inside: Box): Contrast {
  const background = usualColor(data, offsetsOf(inside, width));
  return {
    width: widthOf(box),
    height: heightOf(box),
    data: Uint8Array.from(offsetsOf(box, width), (at) =>
      Math.max(...background.map((value, channel) => Math.abs(data[at + channel]! - value))),
    ),
  };
}

function offsetsOf(box: Box, width: number): number[] {
  const offsets: number[] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) offsets.push(4 * (y * width + x));
  }
  return offsets;
}

function usualColor(data: Uint8Array, offsets: readonly number[]): Rgb {
  const binAt = (at: number) => ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
  const counts = new Map<number, number>();
  for (const at of offsets) counts.set(binAt(at), (counts.get(binAt(at)) ?? 0) + 1);
  const [usual] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const inBin = offsets.filter((at) => binAt(at) === usual);
  return [0, 1, 2].map((channel) => median(inBin.map((at) => data[at + channel]!)));
}

/** Columns at each end of a box in which a line through it shows. */
const LINE_ENDS = 3;
/** Rows above and below a line that do not belong to it. */
const LINE_REACH = 3;
/** The most by which the contrast of a line, of 255, varies. */
const LINE_TOLERANCE = 14;

/** Without the lines of a grid, which pass behind the text from one side to the other. */
export function withoutLines({ width, height, data }: Contrast): Contrast {
  const ends = Array.from({ length: height }, (_, row) => {
    const at = row * width;
    const samples = [...data.subarray(at, at + LINE_ENDS), ...data.subarray(at + width - LINE_ENDS, at + width)];
    return Math.min(...samples);
  });
  const isLine = (row: number) =>
    [row - LINE_REACH, row + LINE_REACH].every((other) => ends[row]! > LINE_TOLERANCE + (ends[other] ?? 0));
  const levels = ends.map((level, row) => (isLine(row) ? level + LINE_TOLERANCE : 0));
  return { width, height, data: data.map((value, at) => (value <= levels[Math.floor(at / width)]! ? 0 : value)) };
}

export const strongest = ({ data }: Contrast) => data.reduce((a, b) => Math.max(a, b), 0);

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
  const rest = Uint8Array.from(data);
  for (const { pixels } of parts) for (const pixel of pixels) rest[pixel] = 0;
  return { width, height, data: rest };
}
