import type { Box, Drawing, Picture } from "../types.ts";
import { heightOf } from "./boxes.ts";

/** A part of the picture in which price labels may be. */
export interface Strip {
  readonly side: "left" | "right";
  readonly box: Box;
  /** Over the drawing, whose candles may be behind the labels. */
  readonly isInside: boolean;
}

/** Columns that one label takes at least. */
const MIN_WIDTH = 14;
/** Labels inside the plot are in this share of the width of the drawing. */
const INSIDE_SHARE = 0.25;
/** An axis reaches that far above and below the drawing, as a share of its height; what is farther away belongs to another part of the screen. */
const REACH = 0.4;
const MIN_REACH = 40;

/** The margins beside the drawing, each `widening` columns wider. */
export function outerStrips(picture: Picture, drawing: Drawing, widening: number): Strip[] {
  const { left, right } = drawing.extent;
  const strips = [
    stripOf(picture, drawing, "right", right + 2 - widening),
    stripOf(picture, drawing, "left", left - 2 + widening),
  ];
  return strips.filter(({ box }) => box.right - box.left >= MIN_WIDTH);
}

/** The margins with the ends of the drawing itself, for labels inside the plot. */
export function innerStrips(picture: Picture, drawing: Drawing): Strip[] {
  const { left, right } = drawing.extent;
  const width = INSIDE_SHARE * (right - left);
  return [
    { ...stripOf(picture, drawing, "right", right - width), isInside: true },
    { ...stripOf(picture, drawing, "left", left + width), isInside: true },
  ];
}

/** From the edge of the picture to a column. */
function stripOf({ width, height }: Picture, { extent }: Drawing, side: Strip["side"], column: number): Strip {
  const end = Math.max(0, Math.min(width - 1, Math.round(column)));
  const [left, right] = side === "right" ? [end, width - 1] : [0, end];
  const reach = Math.max(MIN_REACH, REACH * heightOf(extent));
  const top = Math.max(0, Math.round(extent.top - reach));
  const bottom = Math.min(height - 1, Math.round(extent.bottom + reach));
  return { side, box: { left, top, right, bottom }, isInside: false };
}
