import type { Box } from "../types.ts";
import { findComponents, heightOf, widthOf, type Component } from "./components.ts";
import { NO_CLUSTER } from "./palette.ts";
import type { Series } from "./series.ts";

/** A box behind a price label is this many rows high. */
const MIN_ROWS = 8;
const MAX_ROWS = 90;

/** Rows of a box end in the same column, give or take its round corners. */
const CORNER = 3;

/** Takes the colored boxes of price labels, which begin where the candles end, out of the ink. */
export function eraseLabelBoxes(ink: Int8Array, width: number, series: Series, clusters: number): void {
  const minWidth = Math.max(24, Math.min(2.2 * series.lattice.spacing, 1.3 * series.markWidth + 5));
  for (const components of findComponents(ink, width, clusters, MIN_ROWS * minWidth * 0.5)) {
    for (const component of components) {
      const box = labelBox(component, minWidth);
      if (box) erase(ink, width, box);
    }
  }
}

/** The tallest stack of wide rows that end in the column where the component ends. */
function labelBox(component: Component, minWidth: number): Box | null {
  if (widthOf(component) < minWidth) return null;
  const isBoxRow = (row: number) =>
    component.rowRight[row]! - component.rowLeft[row]! + 1 >= minWidth &&
    component.right - component.rowRight[row]! <= CORNER;
  let best = { first: 0, last: -1 };
  let first = 0;
  for (let row = 0; row < heightOf(component); row++) {
    if (!isBoxRow(row)) first = row + 1;
    else if (row - first > best.last - best.first) best = { first, last: row };
  }
  const rows = best.last - best.first + 1;
  if (rows < MIN_ROWS || rows > MAX_ROWS) return null;
  const left = Math.max(...component.rowLeft.subarray(best.first, best.last + 1));
  if (component.right - left + 1 < 0.85 * minWidth) return null;
  return { left, right: component.right, top: component.top + best.first, bottom: component.top + best.last };
}

function erase(ink: Int8Array, width: number, box: Box) {
  for (let y = Math.max(0, box.top - 1); y <= box.bottom + 1; y++) {
    const start = y * width;
    ink.fill(
      NO_CLUSTER,
      start + Math.max(0, box.left - 1),
      Math.min(ink.length, start + Math.min(width, box.right + 2)),
    );
  }
}
