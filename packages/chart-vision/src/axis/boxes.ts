import type { Box } from "../types.ts";

export const widthOf = ({ left, right }: Box) => right - left + 1;
export const heightOf = ({ top, bottom }: Box) => bottom - top + 1;

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Columns that both have; not positive for boxes beside each other. */
export const sharedColumns = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1;
/** Rows that both have; not positive for boxes above each other. */
export const sharedRows = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;

/** Wider and higher by `margin` on each side, but inside a picture of the given size. */
export const grown = (box: Box, margin: number, { width, height }: { width: number; height: number }): Box => ({
  left: Math.max(0, box.left - margin),
  top: Math.max(0, box.top - margin),
  right: Math.min(width - 1, box.right + margin),
  bottom: Math.min(height - 1, box.bottom + margin),
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
