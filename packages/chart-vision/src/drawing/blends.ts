import { distance, mixture, type Color } from "./color.ts";
import { NO_CLUSTER, type Cluster } from "./palette.ts";
import { areFour, foursOf } from "../pixel-words.ts";

/** A cluster with less than this inside of areas of its own color consists of edges. */
const MAX_INSIDE = 0.12;

/** An edge mixes its color with the background in these shares, and is that close to the mixture. */
const MIN_SHARE = 0.15;
const MAX_SHARE = 0.97;
const MAX_OFF = 18;

/**
 * Smoothed edges and thin lines between two rows of pixels appear in paler colors than what they belong to. Gives their
 * pixels the label of the full color, in a copy. Translucent areas keep theirs.
 */
export function mergeBlends(
  labels: Int8Array,
  width: number,
  clusters: readonly Cluster[],
  background: Color,
): Int8Array {
  const inside = insideShares(labels, width, clusters.length);
  const target = Int8Array.from(clusters, ({ color }, cluster) =>
    inside[cluster]! > MAX_INSIDE ? cluster : fullColor(color, cluster, clusters, background),
  );
  for (let cluster = 0; cluster < target.length; cluster++) {
    while (target[target[cluster]!] !== target[cluster]) target[cluster] = target[target[cluster]!]!;
  }
  const merged = labels.slice();
  const fours = foursOf(labels);
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== NO_CLUSTER) merged[at] = target[labels[at]!]!;
    else if (areFour(fours, at, NO_CLUSTER)) at += 3;
  }
  return merged;
}

/** Whether a color is another one, made paler by the background. */
export function isBlend(color: Color, background: Color, of: Color): boolean {
  const { share, off } = mixture(color, background, of);
  return share >= MIN_SHARE && share <= MAX_SHARE && off < MAX_OFF;
}

/** The share of the pixels of each cluster whose four neighbors have the same label. */
function insideShares(labels: Int8Array, width: number, clusters: number): Float64Array {
  const all = new Float64Array(clusters);
  const inside = new Float64Array(clusters);
  const fours = foursOf(labels);
  for (let at = width; at < labels.length - width; at++) {
    const label = labels[at]!;
    if (label === NO_CLUSTER) {
      if (areFour(fours, at, NO_CLUSTER)) at += 3;
      continue;
    }
    all[label]!++;
    const isInside =
      labels[at - 1] === label &&
      labels[at + 1] === label &&
      labels[at - width] === label &&
      labels[at + width] === label;
    if (isInside) inside[label]!++;
  }
  return inside.map((count, cluster) => count / Math.max(1, all[cluster]!));
}

/** The cluster farther from the background that a color is the best mixture of; the cluster itself if there is none. */
function fullColor(color: Color, cluster: number, clusters: readonly Cluster[], background: Color): number {
  let best = cluster;
  let least = MAX_OFF;
  clusters.forEach((other, index) => {
    if (distance(other.color, background) <= distance(color, background)) return;
    const { off } = mixture(color, background, other.color);
    if (!isBlend(color, background, other.color) || off >= least) return;
    least = off;
    best = index;
  });
  return best;
}
