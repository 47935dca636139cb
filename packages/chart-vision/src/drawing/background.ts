import type { Picture } from "../types.ts";
import type { Color } from "./color.ts";
import { wordsOf } from "../pixel-words.ts";
import { median } from "./statistics.ts";

/** The background of each row: it may change from the top to the bottom, as gradients, panes and toolbars do. */
export interface Background {
  /** Three channels a row. */
  readonly rows: Float32Array;
  /** The median share of a row that has the color of the background: low in photos. */
  readonly share: number;
}

/** Rows that are looked at on either side, as a share of the height: enough to see past a row full of candles. */
const WINDOW = 1 / 20;
const MIN_WINDOW = 4;

/** As many of these rows on either side are enough for their median. */
const NEIGHBORS = 12;

/** A row in which less than this has the color of the rows around it has a background of its own. */
const MIN_SHARE = 0.1;

/** Largest difference in a channel at which a pixel still has the color of the background. */
const SAME_COLOR = 14;

/** About so many pixels of a row are enough to know its commonest color. */
const SAMPLES = 400;

export function modelBackground(picture: Picture): Background {
  const { width, height } = picture;
  const step = Math.max(1, Math.floor(width / SAMPLES));
  const words = wordsOf(picture);
  const own = commonestColors(picture, words, step);
  const smooth = medianOfNeighbors(own, height, Math.max(MIN_WINDOW, Math.round(height * WINDOW)));
  const shares = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    shares[y] = shareOfColor(picture, words, y, smooth, step);
    if (shares[y]! >= MIN_SHARE) continue;
    smooth.set(own.subarray(3 * y, 3 * y + 3), 3 * y);
    shares[y] = shareOfColor(picture, words, y, smooth, step);
  }
  return { rows: smooth, share: median(shares) };
}

/** The color that most rows have as their background. */
export function mainBackground({ rows }: Background): Color {
  const channel = (offset: number) => median(rows.filter((_, index) => index % 3 === offset));
  return [channel(0), channel(1), channel(2)];
}

/** Pixels within 16 levels of each other fall into one bin or two. */
const binOf = (data: Uint8Array, at: number) =>
  (((data[at]! + 8) >> 4) << 10) | (((data[at + 1]! + 8) >> 4) << 5) | ((data[at + 2]! + 8) >> 4);

function commonestColors({ width, height, data }: Picture, words: Int32Array, step: number): Float32Array {
  const colors = new Float32Array(3 * height);
  const counts = new Int32Array(1 << 15);
  for (let y = 0; y < height; y++) {
    const samples = { start: y * width, end: (y + 1) * width, step };
    const best = commonestBin(data, words, samples, counts);
    colors.set(meanOfBin(data, words, samples, counts, best), 3 * y);
  }
  return colors;
}

interface Samples {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** Functions of a row are called so often that they are compiled well; one loop over all pixels may never be. */
function commonestBin(data: Uint8Array, words: Int32Array, { start, end, step }: Samples, counts: Int32Array): number {
  let bin = binOf(data, 4 * start);
  let word = words[start]!;
  let best = bin;
  for (let at = start; at < end; at += step) {
    if (words[at] !== word) {
      word = words[at]!;
      bin = binOf(data, 4 * at);
    }
    if (++counts[bin]! > counts[best]!) best = bin;
  }
  return best;
}

/** The average color of a bin. Clears the counts. */
function meanOfBin(
  data: Uint8Array,
  words: Int32Array,
  { start, end, step }: Samples,
  counts: Int32Array,
  best: number,
): Color {
  const most = counts[best]!;
  let bin = -1;
  let word = ~words[start]!;
  let [red, green, blue] = [0, 0, 0];
  for (let at = start; at < end; at += step) {
    if (words[at] !== word) {
      word = words[at]!;
      bin = binOf(data, 4 * at);
      counts[bin] = 0;
    }
    if (bin !== best) continue;
    red += data[4 * at]!;
    green += data[4 * at + 1]!;
    blue += data[4 * at + 2]!;
  }
  return [red / most, green / most, blue / most];
}

function medianOfNeighbors(rows: Float32Array, height: number, reach: number): Float32Array {
  const smooth = new Float32Array(rows.length);
  const samples = Math.min(reach, NEIGHBORS);
  const step = reach / samples;
  const window = new Float32Array(2 * samples + 1);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) {
      fillWindow(window, rows, { y, height, channel, step });
      smooth[3 * y + channel] = window.sort()[samples]!;
    }
  }
  return smooth;
}

interface Place {
  readonly y: number;
  readonly height: number;
  readonly channel: number;
  readonly step: number;
}

function fillWindow(window: Float32Array, rows: Float32Array, { y, height, channel, step }: Place): void {
  const samples = window.length >> 1;
  for (let sample = -samples; sample <= samples; sample++) {
    const row = Math.min(height - 1, Math.max(0, y + Math.round(sample * step)));
    window[sample + samples] = rows[3 * row + channel]!;
  }
}

function shareOfColor(
  { width, data }: Picture,
  words: Int32Array,
  y: number,
  rows: Float32Array,
  step: number,
): number {
  let same = 0;
  let seen = 0;
  let isSame = false;
  for (let at = y * width, end = at + width, word = ~words[at]!; at < end; at += step, seen++) {
    if (words[at] !== word) {
      word = words[at]!;
      isSame = contrastAt(data, 4 * at, rows, y) <= SAME_COLOR;
    }
    if (isSame) same++;
  }
  return same / seen;
}

/** The largest difference in a channel between a pixel and the background of its row. */
export function contrastAt(data: Uint8Array, at: number, rows: Float32Array, y: number): number {
  const first = Math.abs(data[at]! - rows[3 * y]!);
  const second = Math.abs(data[at + 1]! - rows[3 * y + 1]!);
  const third = Math.abs(data[at + 2]! - rows[3 * y + 2]!);
  return first > second ? (first > third ? first : third) : second > third ? second : third;
}
