import { NO_CLUSTER } from "./palette.ts";
import { areFour, foursOf } from "../pixel-words.ts";

const NO_GROUP = -1;

/** Connected pixels of one color. Rows are counted from `top`; an empty row has `right < left`. */
export interface Component {
  readonly cluster: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pixels: number;
  readonly rowLeft: Int32Array;
  readonly rowRight: Int32Array;
  readonly rowPixels: Int32Array;
}

export const widthOf = ({ left, right }: Component): number => right - left + 1;
export const heightOf = ({ top, bottom }: Component): number => bottom - top + 1;
export const centerOf = ({ left, right }: Component): number => (left + right) / 2;

/** Horizontal runs of one color, in reading order. */
interface Runs {
  readonly left: number[];
  readonly right: number[];
  readonly row: number[];
}

/** The components of each cluster with at least `minPixels`; pixels that touch at a corner are connected. */
export function findComponents(
  labels: Int8Array,
  width: number,
  clusters: number,
  minPixels: number,
): readonly (readonly Component[])[] {
  return collectRuns(labels, width, clusters).map((runs, cluster) => connect(runs, cluster, minPixels));
}

function collectRuns(labels: Int8Array, width: number, clusters: number): Runs[] {
  const all = Array.from({ length: clusters }, (): Runs => ({ left: [], right: [], row: [] }));
  const fours = foursOf(labels);
  const rows = labels.length / width;
  for (let row = 0; row < rows; row++) collectRow(labels, fours, row, width, all);
  return all;
}

function collectRow(labels: Int8Array, fours: Int32Array, row: number, width: number, all: readonly Runs[]): void {
  const start = row * width;
  const end = start + width;
  for (let at = start; at < end;) {
    if (areFour(fours, at, NO_CLUSTER)) {
      at += 4;
      continue;
    }
    const label = labels[at]!;
    const first = at++;
    if (label < 0) continue;
    while (at < end && labels[at] === label) at++;
    const runs = all[label]!;
    runs.left.push(first - start);
    runs.right.push(at - 1 - start);
    runs.row.push(row);
  }
}

function connect(runs: Runs, cluster: number, minPixels: number): Component[] {
  const roots = joinRuns(runs);
  const pixels = new Int32Array(roots.length);
  for (let run = 0; run < roots.length; run++) {
    roots[run] = rootOf(roots, run);
    pixels[roots[run]!]! += runs.right[run]! - runs.left[run]! + 1;
  }
  const groups: number[][] = [];
  const groupOf = new Int32Array(roots.length).fill(NO_GROUP);
  for (let run = 0; run < roots.length; run++) {
    const root = roots[run]!;
    if (pixels[root]! < minPixels) continue;
    if (groupOf[root] === NO_GROUP) groupOf[root] = groups.push([]) - 1;
    groups[groupOf[root]!]!.push(run);
  }
  return groups.map((group) => measure(runs, group, cluster));
}

/** Union-find over runs of neighboring rows that touch. */
function joinRuns({ left, right, row }: Runs): Int32Array {
  const parent = new Int32Array(row.length);
  let above = 0;
  for (let run = 0; run < row.length; run++) {
    parent[run] = run;
    while (row[above]! < row[run]! - 1 || (row[above]! === row[run]! - 1 && right[above]! < left[run]! - 1)) above++;
    for (let other = above; row[other]! === row[run]! - 1 && left[other]! <= right[run]! + 1; other++) {
      parent[rootOf(parent, run)] = rootOf(parent, other);
    }
  }
  return parent;
}

function rootOf(parent: Int32Array, run: number): number {
  while (parent[run] !== run) {
    parent[run] = parent[parent[run]!]!;
    run = parent[run]!;
  }
  return run;
}

function measure(runs: Runs, group: readonly number[], cluster: number): Component {
  const top = runs.row[group[0]!]!;
  const bottom = runs.row[group.at(-1)!]!;
  const rows = bottom - top + 1;
  const rowLeft = new Int32Array(rows);
  const rowRight = new Int32Array(rows).fill(-1);
  const rowPixels = new Int32Array(rows);
  let left = Infinity;
  let right = -1;
  let pixels = 0;
  for (const run of group) {
    const row = runs.row[run]! - top;
    const runLeft = runs.left[run]!;
    const runRight = runs.right[run]!;
    if (rowRight[row] === -1) rowLeft[row] = runLeft;
    rowRight[row] = runRight;
    rowPixels[row]! += runRight - runLeft + 1;
    pixels += runRight - runLeft + 1;
    left = Math.min(left, runLeft);
    right = Math.max(right, runRight);
  }
  return { cluster, left, right, top, bottom, pixels, rowLeft, rowRight, rowPixels };
}
