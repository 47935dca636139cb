import type { Box, Drawing, Picture } from "../types.ts";
import { columnOf } from "./lattice.ts";
import { choosePath } from "./path.ts";
import type { Series } from "./series.ts";

/** How far around its marks a chart may reach, as a share of their height and in columns of the lattice. */
const MARGIN_ROWS = 0.35;
const MIN_MARGIN_ROWS = 24;
const MARGIN_COLUMNS = 0.3;
const MIN_MARGIN_COLUMNS = 8;

/** Regions that have this much in common, as a share of both together, are one. */
const SAME_REGION = 0.7;

/** A region this large a part of the picture is read well enough with the rest of it. */
const WHOLE = 0.85;

/** Where the chart of a series is: around the marks that continue each other. */
export const regionOf = (series: Series, picture: Picture): Box =>
  around(extentOf(series), series.lattice.spacing, picture);

/** The smallest box around the marks that continue each other, from the middle of the first to that of the last one. */
export function extentOf({ marks, lattice }: Pick<Series, "marks" | "lattice">): Box {
  const path = choosePath(
    marks.map(({ component: { top, bottom, pixels }, center }) => ({
      column: columnOf(lattice, center),
      center,
      top,
      bottom,
      bodyTop: top,
      bodyBottom: bottom,
      area: pixels,
      shapeliness: 1,
    })),
  );
  return {
    left: path[0]!.center,
    right: path.at(-1)!.center,
    top: Math.min(...path.map((mark) => mark.top)),
    bottom: Math.max(...path.map((mark) => mark.bottom)),
  };
}

/** The candles with some room around them. */
export function around({ left, right, top, bottom }: Box, spacing: number, { width, height }: Picture): Box {
  const across = Math.max(MIN_MARGIN_COLUMNS * spacing, MARGIN_COLUMNS * (right - left));
  const down = Math.max(MIN_MARGIN_ROWS, MARGIN_ROWS * (bottom - top));
  return {
    left: Math.max(0, Math.floor(left - across)),
    right: Math.min(width - 1, Math.ceil(right + across)),
    top: Math.max(0, Math.floor(top - down)),
    bottom: Math.min(height - 1, Math.ceil(bottom + down)),
  };
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);

/** Each region once. */
export function distinctRegions(boxes: readonly Box[]): Box[] {
  const distinct: Box[] = [];
  for (const box of boxes) if (!distinct.some((other) => overlap(box, other) > SAME_REGION)) distinct.push(box);
  return distinct;
}

/** Whether a region is so much of the picture that it is read as well with the rest. */
export const isWhole = (box: Box, { width, height }: Picture): boolean => areaOf(box) > WHOLE * width * height;

export const wholeOf = ({ width, height }: Picture): Box => ({ left: 0, top: 0, right: width - 1, bottom: height - 1 });

/** The share of both together that two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const common = areaOf({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  return common / (areaOf(a) + areaOf(b) - common);
}

/** The pixels inside of a box. */
export function cut(picture: Picture, { left, top, right, bottom }: Box): Picture {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 4 * ((top + y) * picture.width + left);
    data.set(picture.data.subarray(from, from + 4 * width), 4 * y * width);
  }
  return { ...picture, width, height, data };
}

/** A drawing that was found in a region, in pixels of the picture. */
export function moved(drawing: Drawing, { left, top }: Box): Drawing {
  return {
    ...drawing,
    candles: drawing.candles.map(({ x, open, high, low, close }) => ({
      x: x + left,
      open: open + top,
      high: high + top,
      low: low + top,
      close: close + top,
    })),
    extent: {
      left: drawing.extent.left + left,
      right: drawing.extent.right + left,
      top: drawing.extent.top + top,
      bottom: drawing.extent.bottom + top,
    },
  };
}
