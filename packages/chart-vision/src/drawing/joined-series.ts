import { findComponents, type Component } from "./components.ts";
import { NO_CLUSTER } from "./palette.ts";
import { areFour, foursOf } from "../pixel-words.ts";
import { findSeries, type Series } from "./series.ts";

/** A color that candles are made of has this share of their pixels, and they have that share of its pixels. */
const MIN_SHARE_OF_MARKS = 0.03;
const MIN_SHARE_OF_CLUSTER = 0.25;

/**
 * The series whose candles are made of several colors each, such as a border, a fill and a wick, or the paler rows of
 * thin smoothed borders: no single color draws a candle, but everything that touches does.
 */
export function findJoinedSeries(
  labels: Int8Array,
  width: number,
  clusters: number,
  minComponent: number,
): Series | null {
  const joined = labels.slice();
  const fours = foursOf(labels);
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== NO_CLUSTER) joined[at] = 0;
    else if (areFour(fours, at, NO_CLUSTER)) at += 3;
  }
  const [series] = findSeries(findComponents(joined, width, 1, minComponent), width, () => false);
  if (!series) return null;
  const components = series.marks.map(({ component }) => component);
  const colors = colorsOf(components, labels, width, clusters);
  return colors.length > 0 ? { ...series, clusters: colors, bodies: colors } : null;
}

function colorsOf(marks: readonly Component[], labels: Int8Array, width: number, clusters: number): number[] {
  const all = new Float64Array(clusters);
  const fours = foursOf(labels);
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== NO_CLUSTER) all[labels[at]!]!++;
    else if (areFour(fours, at, NO_CLUSTER)) at += 3;
  }
  const inside = new Float64Array(clusters);
  let pixels = 0;
  for (const { top, rowLeft, rowRight } of marks) {
    rowLeft.forEach((left, row) => {
      const start = (top + row) * width;
      for (let at = start + left; at <= start + rowRight[row]!; at++) {
        const label = labels[at]!;
        if (label === NO_CLUSTER) continue;
        inside[label]!++;
        pixels++;
      }
    });
  }
  return [...inside.keys()].filter((cluster) => {
    const share = inside[cluster]! / Math.max(1, all[cluster]!);
    return inside[cluster]! >= MIN_SHARE_OF_MARKS * pixels && share >= MIN_SHARE_OF_CLUSTER;
  });
}
