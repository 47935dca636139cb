import { centerOf, heightOf, widthOf, type Component } from "./components.ts";
import { median } from "./statistics.ts";

/** What a component could be by its outline alone. A stem is a wick without a body. */
export type Outline = "candle" | "stem" | "bar" | "other";

export interface Shape {
  readonly outline: Outline;
  readonly component: Component;
  /** The column of the stem. */
  readonly center: number;
  readonly width: number;
}

/** A wider thing than this is no candle, however few there are. */
const MAX_WIDTH_SHARE = 0.09;
const MAX_WIDTH_OF_SMALL = 60;

/** Rows at least this wide, in widths of the component, are the body; narrower ones than that are wick. */
const BODY_ROW = 0.75;
const WICK_ROW = 0.45;

/** How far the middle of a row may be off the axis, in widths of the component and in pixels. */
const OFF_AXIS = 0.16;
const OFF_AXIS_PIXELS = 1.01;

/** Rows that may fail because something else crosses the candle. */
const BAD_ROWS = 0.12;

/** A row of a filled body has at least this of its extent; one of a hollow body only two borders. */
const FILLED_ROW = 0.85;
const HOLLOW_ROW = 0.84;
const HOLLOW_ROW_PIXELS = 6;
const CLOSED_EDGE = 0.7;

const MIN_STEM_HEIGHT = 4;

export function shapeOf(component: Component, pictureWidth: number): Shape {
  const width = widthOf(component);
  const shape = (outline: Outline, center = centerOf(component)): Shape => ({ outline, component, center, width });
  if (width > Math.max(MAX_WIDTH_OF_SMALL, pictureWidth * MAX_WIDTH_SHARE) || heightOf(component) < 2) {
    return shape("other");
  }
  const rows = sortRows(component, width);
  const isStem = width <= 2 || (width === 3 && (rows.narrow === 0 || rows.wide === 0));
  if (isStem) return shape(heightOf(component) >= MIN_STEM_HEIGHT && rows.bad === 0 ? "stem" : "other");
  if (isCandle(component, width, rows)) return shape("candle");
  const stem = stemOfBar(component, width);
  return stem === null ? shape("other") : shape("bar", stem);
}

interface SortedRows {
  readonly wide: number;
  readonly narrow: number;
  readonly bad: number;
  readonly firstWide: number;
  readonly lastWide: number;
}

function sortRows(component: Component, width: number): SortedRows {
  const rows = { wide: 0, narrow: 0, bad: 0, firstWide: -1, lastWide: -1 };
  const center = centerOf(component);
  const offAxis = Math.max(OFF_AXIS_PIXELS, OFF_AXIS * width);
  const wickWidth = width <= 5 ? width - 1 : Math.max(3, WICK_ROW * width);
  const bodyRow = Math.max(BODY_ROW * width, Math.min(width, 3));
  component.rowLeft.forEach((left, row) => {
    const right = component.rowRight[row]!;
    const extent = right - left + 1;
    if (Math.abs((left + right) / 2 - center) > offAxis) rows.bad++;
    else if (extent >= bodyRow) {
      rows.wide++;
      if (rows.firstWide < 0) rows.firstWide = row;
      rows.lastWide = row;
    } else if (extent <= wickWidth) rows.narrow++;
    else rows.bad++;
  });
  return rows;
}

/** Narrow, wide, narrow; the wide part is a filled or a hollow rectangle. */
function isCandle(component: Component, width: number, rows: SortedRows): boolean {
  const bodyRows = rows.lastWide - rows.firstWide + 1;
  if (rows.wide === 0 || rows.bad > Math.max(1, BAD_ROWS * heightOf(component))) return false;
  if (bodyRows - rows.wide > Math.max(1, 0.15 * rows.wide)) return false;
  let filled = 0;
  let hollow = 0;
  for (let row = rows.firstWide; row <= rows.lastWide; row++) {
    const extent = component.rowRight[row]! - component.rowLeft[row]! + 1;
    if (component.rowPixels[row]! >= FILLED_ROW * extent) filled++;
    else if (component.rowPixels[row]! <= Math.max(HOLLOW_ROW_PIXELS, HOLLOW_ROW * extent)) hollow++;
  }
  if (filled + hollow < FILLED_ROW * bodyRows) return false;
  const isClosed = (row: number) => component.rowPixels[row]! >= CLOSED_EDGE * width;
  return hollow === 0 || (isClosed(rows.firstWide) && isClosed(rows.lastWide));
}

/** The ticks of a bar are at most so much thicker than its stem. */
const TICK_THICKNESS = 1.5;

/** The column of the stem if this is a stem with one tick to the left and one to the right, else null. */
function stemOfBar({ rowLeft, rowRight, rowPixels }: Component, width: number): number | null {
  const narrow = [...rowLeft.keys()].filter((row) => rowRight[row]! - rowLeft[row]! < Math.max(3, WICK_ROW * width));
  if (narrow.length < MIN_STEM_HEIGHT) return null;
  const stemLeft = median(narrow.map((row) => rowLeft[row]!));
  const stemRight = median(narrow.map((row) => rowRight[row]!));
  const stemWidth = stemRight - stemLeft + 1;
  const minTick = Math.max(1, (width - stemWidth) / 4);
  const maxTickRows = Math.ceil(TICK_THICKNESS * stemWidth) + 1;
  const leftTick: number[] = [];
  const rightTick: number[] = [];
  let bad = 0;
  rowLeft.forEach((left, row) => {
    const right = rowRight[row]!;
    const isSolid = rowPixels[row] === right - left + 1;
    if (!isSolid || right < stemRight - 1 || left > stemLeft + 1) bad++;
    if (stemLeft - left >= minTick) leftTick.push(row);
    if (right - stemRight >= minTick) rightTick.push(row);
  });
  const isTick = (rows: readonly number[]) =>
    rows.length > 0 && rows.length <= maxTickRows && rows.at(-1)! - rows[0]! < maxTickRows;
  const isBar = bad <= BAD_ROWS * rowLeft.length && isTick(leftTick) && isTick(rightTick);
  return isBar ? (stemLeft + stemRight) / 2 : null;
}
