import type { Picture } from "../types.ts";
import type { Color } from "./color.ts";
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
  const own = commonestColors(picture, step);
  const smooth = medianOfNeighbors(own, height, Math.max(MIN_WINDOW, Math.round(height * WINDOW)));
  const shares = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    shares[y] = shareOfColor(picture, y, smooth, step);
    if (shares[y]! >= MIN_SHARE) continue;
    smooth.set(own.subarray(3 * y, 3 * y + 3), 3 * y);
    shares[y] = shareOfColor(picture, y, smooth, step);
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

function commonestColors({ width, height, data }: Picture, step: number): Float32Array {
  const colors = new Float32Array(3 * height);
  const counts = new Int32Array(1 << 15);
  for (let y = 0; y < height; y++) {
    const start = 4 * y * width;
    const end = start + 4 * width;
    let best = binOf(data, start);
    for (let at = start; at < end; at += 4 * step) {
      const bin = binOf(data, at);
      if (++counts[bin]! > counts[best]!) best = bin;
    }
    const sum = [0, 0, 0];
    for (let at = start; at < end; at += 4 * step) {
      const bin = binOf(data, at);
      counts[bin] = bin === best ? counts[bin]! : 0;
      if (bin !== best) continue;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += data[at + channel]!;
    }
    for (let channel = 0; channel < 3; channel++) colors[3 * y + channel] = sum[channel]! / counts[best]!;
    counts[best] = 0;
  }
  return colors;
}

function medianOfNeighbors(rows: Float32Array, height: number, reach: number): Float32Array {
  const smooth = new Float32Array(rows.length);
  const samples = Math.min(reach, NEIGHBORS);
  const step = reach / samples;
  const window = new Float32Array(2 * samples + 1);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) {
      for (let sample = -samples; sample <= samples; sample++) {
        const row = Math.min(height - 1, Math.max(0, y + Math.round(sample * step)));
        window[sample + samples] = rows[3 * row + channel]!;
      }
      window.sort();
      smooth[3 * y + channel] = window[samples]!;
    }
  }
  return smooth;
}

function shareOfColor({ width, data }: Picture, y: number, rows: Float32Array, step: number): number {
  let same = 0;
  let seen = 0;
  for (let x = 0; x < width; x += step, seen++) {
    if (contrastAt(data, 4 * (y * width + x), rows, y) <= SAME_COLOR) same++;
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
