import type { Picture } from "../types.ts";
import type { Background } from "./background.ts";
import { mixture, type Color } from "./color.ts";
import type { Foreground } from "./foreground.ts";
import { NO_CLUSTER, type Cluster } from "./palette.ts";
import { areFour, foursOf, wordsOf } from "../pixel-words.ts";
import type { Series } from "./series.ts";

/** Least share of the color of a candle, the rest being background, at which an edge pixel or a thin wick belongs to it. */
const MIN_SHARE = 0.38;
const MAX_SHARE = 1.25;

/** Farthest from such a mixture, in levels. */
const MAX_OFF = 34;

/** A translucent histogram behind the candles has their color at a lower share; the limit is this far above it. */
const ABOVE_HISTOGRAM = 0.13;
const MAX_LIMIT = 0.75;

export interface Ink {
  /** Which cluster of the series each pixel belongs to, or NO_CLUSTER. */
  readonly ink: Int8Array;
  /** How much of the pixel has its color, in percent. */
  readonly coverage: Uint8Array;
}

/** The pixels of a series: also those that mix with the background, as smoothed edges and scaled wicks do. */
export function findInk(
  picture: Picture,
  background: Background,
  foreground: Foreground,
  colors: readonly InkColor[],
): Ink {
  const { width, height, data } = picture;
  const ink = new Int8Array(width * height).fill(NO_CLUSTER);
  const coverage = new Uint8Array(width * height);
  const words = wordsOf(picture);
  const fours = foursOf(foreground.mask);
  for (let y = 0; y < height; y++) {
    const row = 3 * y;
    const base: Color = [background.rows[row]!, background.rows[row + 1]!, background.rows[row + 2]!];
    const axes = colors.map(({ cluster, color, limit }) =>
      axisOf(cluster, [color[0] - base[0], color[1] - base[1], color[2] - base[2]], limit),
    );
    inkRow({ ink, coverage }, { start: y * width, width, base, axes }, { data, words, mask: foreground.mask, fours });
  }
  return { ink, coverage };
}

interface Row {
  readonly start: number;
  readonly width: number;
  readonly base: Color;
  readonly axes: readonly Axis[];
}

interface Pixels {
  readonly data: Uint8Array;
  readonly words: Int32Array;
  readonly mask: Uint8Array;
  readonly fours: Int32Array;
}

function inkRow({ ink, coverage }: Ink, { start, width, base, axes }: Row, { data, words, mask, fours }: Pixels): void {
  const [r, g, b] = base;
  let word = ~words[start]!;
  let cluster = NO_CLUSTER;
  let covered = 0;
  for (let at = start; at < start + width; at++) {
    if (!mask[at]) {
      if (areFour(fours, at, 0)) at += 3;
      continue;
    }
    if (words[at] !== word) {
      word = words[at]!;
      const x = data[4 * at]! - r;
      const y = data[4 * at + 1]! - g;
      const z = data[4 * at + 2]! - b;
      const axis = closest(axes, x, y, z);
      cluster = axis?.cluster ?? NO_CLUSTER;
      covered = axis ? Math.min(100, 100 * shareOf(axis, x, y, z)) : 0;
    }
    ink[at] = cluster;
    coverage[at] = covered;
  }
}

export interface InkColor {
  readonly cluster: number;
  readonly color: Color;
  /** Least share of the color in a pixel. */
  readonly limit: number;
}

export function inkColors(series: Series, clusters: readonly Cluster[], background: Color): InkColor[] {
  return series.clusters.map((cluster) => {
    const { color } = clusters[cluster]!;
    const limits = series.histograms.flatMap((histogram) => {
      const { share, off } = mixture(clusters[histogram]!.color, background, color);
      const isTranslucent = off < MAX_OFF && share > 0.25 && share < 0.85;
      return isTranslucent ? [Math.min(MAX_LIMIT, share + ABOVE_HISTOGRAM)] : [];
    });
    return { cluster, color, limit: Math.max(MIN_SHARE, ...limits) };
  });
}

interface Axis {
  readonly cluster: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly squared: number;
  readonly limit: number;
}

const axisOf = (cluster: number, [x, y, z]: Color, limit: number): Axis => ({
  cluster,
  x,
  y,
  z,
  squared: x * x + y * y + z * z || 1,
  limit,
});

const shareOf = (axis: Axis, x: number, y: number, z: number) => (x * axis.x + y * axis.y + z * axis.z) / axis.squared;

function closest(axes: readonly Axis[], x: number, y: number, z: number): Axis | null {
  let best: Axis | null = null;
  let least = MAX_OFF * MAX_OFF;
  for (const axis of axes) {
    const share = shareOf(axis, x, y, z);
    if (share < axis.limit || share > MAX_SHARE) continue;
    const off = (x - share * axis.x) ** 2 + (y - share * axis.y) ** 2 + (z - share * axis.z) ** 2;
    if (off >= least) continue;
    least = off;
    best = axis;
  }
  return best;
}
