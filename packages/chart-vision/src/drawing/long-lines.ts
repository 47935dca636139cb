import { NO_CLUSTER } from "./palette.ts";
import { areFour, foursOf } from "../pixel-words.ts";

/** Thickness of a grid line, in pixels, as a share of the shorter side of the picture. */
const LINE_THICKNESS = 1 / 500;

/** A horizontal line, dashed or not, covers this share of the width and spreads over that one. */
const MIN_COVER = 0.15;
const MIN_SPREAD = 0.35;

/** A vertical line covers this share of the height, while the columns beside it do not. */
const MIN_HEIGHT = 0.6;
const MAX_SIDE_HEIGHT = 0.5;

/** Takes grid lines, the lines of prices and the borders of panes out of the labels. */
export function eraseLongLines(labels: Int8Array, width: number, height: number, clusters: number): void {
  const thickness = Math.max(1, Math.round(Math.min(width, height) * LINE_THICKNESS)) + 1;
  eraseHorizontal(labels, width, height, clusters, thickness);
  eraseVertical(labels, width, height, clusters, thickness);
}

function eraseHorizontal(labels: Int8Array, width: number, height: number, clusters: number, thickness: number) {
  const counts = new Int32Array(clusters);
  const doomed: number[] = [];
  const fours = foursOf(labels);
  for (let y = 0; y < height; y++) {
    counts.fill(0);
    countRow(labels, fours, y * width, width, counts);
    for (let cluster = 0; cluster < clusters; cluster++) {
      if (counts[cluster]! < MIN_COVER * width) continue;
      const thin = thinInRow(labels, y * width, width, cluster, thickness);
      const spread = (thin.at(-1) ?? 0) - (thin[0] ?? 0);
      if (thin.length >= MIN_COVER * width && spread > MIN_SPREAD * width) doomed.push(...thin);
    }
  }
  for (const at of doomed) labels[at] = NO_CLUSTER;
}

/** How many pixels of a row each cluster has. */
function countRow(labels: Int8Array, fours: Int32Array, start: number, width: number, counts: Int32Array): void {
  for (let at = start; at < start + width; at++) {
    if (labels[at]! >= 0) counts[labels[at]!]!++;
    else if (areFour(fours, at, NO_CLUSTER)) at += 3;
  }
}

function thinInRow(labels: Int8Array, start: number, width: number, cluster: number, thickness: number): number[] {
  const thin: number[] = [];
  for (let at = start; at < start + width; at++) {
    if (labels[at] === cluster && isThin(labels, width, at, thickness)) thin.push(at);
  }
  return thin;
}

/** Whether the stretch of the same color above and below a pixel is no thicker than a line. */
function isThin(labels: Int8Array, width: number, at: number, thickness: number): boolean {
  const label = labels[at];
  let rows = 1;
  for (let above = at - width; rows <= thickness && above >= 0 && labels[above] === label; above -= width) rows++;
  for (let below = at + width; rows <= thickness && below < labels.length && labels[below] === label; below += width) {
    rows++;
  }
  return rows <= thickness;
}

function eraseVertical(labels: Int8Array, width: number, height: number, clusters: number, thickness: number) {
  const counts = new Int32Array(clusters * width);
  const fours = foursOf(labels);
  for (let y = 0; y < height; y++) countColumns(labels, fours, y * width, width, counts);
  for (let cluster = 0; cluster < clusters; cluster++) {
    const column = (x: number) => (x < 0 || x >= width ? 0 : counts[cluster * width + x]!);
    for (let x = 0; x < width; x++) {
      if (column(x) <= MIN_HEIGHT * height) continue;
      const side = Math.max(column(x - thickness), column(x + thickness));
      if (side < MAX_SIDE_HEIGHT * height) eraseColumn(labels, x, width, cluster);
    }
  }
}

/** Adds the pixels of a row to how many each cluster has in each column. */
function countColumns(labels: Int8Array, fours: Int32Array, start: number, width: number, counts: Int32Array): void {
  for (let at = start; at < start + width; at++) {
    if (labels[at]! >= 0) counts[labels[at]! * width + at - start]!++;
    else if (areFour(fours, at, NO_CLUSTER)) at += 3;
  }
}

function eraseColumn(labels: Int8Array, x: number, width: number, cluster: number): void {
  for (let at = x; at < labels.length; at += width) if (labels[at] === cluster) labels[at] = NO_CLUSTER;
}
