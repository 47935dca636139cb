import type { Picture } from "../types.ts";
import { distance, type Color } from "./color.ts";
import type { Foreground } from "./foreground.ts";
import { areFour, foursOf } from "../pixel-words.ts";

/** A color that things are drawn in. */
export interface Cluster {
  readonly color: Color;
  readonly pixels: number;
}

/** No cluster: background, or a color between clusters such as the edge of a letter. */
export const NO_CLUSTER = -1;

/** In the table of labels: not looked up yet. */
const UNKNOWN = -2;

const MAX_CLUSTERS = 24;

/** A rarer color than this share of the picture is noise or part of a gradient between others. */
const MIN_SHARE = 0.00012;
const MIN_PIXELS = 25;

/** Colors closer than this belong together; only the closest ones move the center. */
const SAME_CLUSTER = 34;
const MOVES_CENTER = 20;

/** Farthest from its center that a pixel gets the label of a cluster. */
const LABEL_REACH = 44;

/** The colors of the foreground, the commonest first. */
export function findClusters(picture: Picture, foreground: Foreground): Cluster[] {
  const clusters: { color: Color; pixels: number }[] = [];
  const needed = Math.max(MIN_PIXELS, picture.width * picture.height * MIN_SHARE);
  for (const bin of colorBins(picture, foreground)) {
    const near = nearest(clusters, bin.color, SAME_CLUSTER);
    const cluster = clusters[near];
    if (cluster) {
      const pixels = cluster.pixels + bin.pixels;
      if (distance(cluster.color, bin.color) < MOVES_CENTER) {
        cluster.color = blend(cluster.color, bin.color, bin.pixels / pixels);
      }
      cluster.pixels = pixels;
    } else if (clusters.length < MAX_CLUSTERS && bin.pixels > needed) {
      clusters.push({ ...bin });
    }
  }
  return clusters;
}

/** The cluster of each pixel, or NO_CLUSTER. */
export function labelPixels({ data }: Picture, { mask }: Foreground, clusters: readonly Cluster[]): Int8Array {
  const table = new Int8Array(1 << 15).fill(UNKNOWN);
  const center = (level: number) => 8 * level + 3.5;
  const labels = new Int8Array(mask.length).fill(NO_CLUSTER);
  const fours = foursOf(mask);
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) {
      if (areFour(fours, at, 0)) at += 3;
      continue;
    }
    const pixel = 4 * at;
    const key = ((data[pixel]! >> 3) << 10) | ((data[pixel + 1]! >> 3) << 5) | (data[pixel + 2]! >> 3);
    if (table[key] === UNKNOWN) {
      table[key] = nearest(clusters, [center(key >> 10), center((key >> 5) & 31), center(key & 31)], LABEL_REACH);
    }
    labels[at] = table[key]!;
  }
  return labels;
}

/** Average colors of the foreground in cubes of 16 levels, the commonest first. */
function colorBins({ data }: Picture, { mask }: Foreground): Cluster[] {
  const sums = new Float64Array(4 << 12);
  const fours = foursOf(mask);
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) {
      if (areFour(fours, at, 0)) at += 3;
      continue;
    }
    const pixel = 4 * at;
    const bin = 4 * (((data[pixel]! >> 4) << 8) | ((data[pixel + 1]! >> 4) << 4) | (data[pixel + 2]! >> 4));
    sums[bin]!++;
    sums[bin + 1]! += data[pixel]!;
    sums[bin + 2]! += data[pixel + 1]!;
    sums[bin + 3]! += data[pixel + 2]!;
  }
  const bins: Cluster[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const pixels = sums[bin]!;
    if (pixels === 0) continue;
    bins.push({ pixels, color: [sums[bin + 1]! / pixels, sums[bin + 2]! / pixels, sums[bin + 3]! / pixels] });
  }
  return bins.sort((a, b) => b.pixels - a.pixels);
}

function nearest(clusters: readonly Cluster[], color: Color, reach: number): number {
  let best = NO_CLUSTER;
  let least = reach;
  clusters.forEach((cluster, index) => {
    const off = distance(cluster.color, color);
    if (off >= least) return;
    least = off;
    best = index;
  });
  return best;
}

const blend = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
