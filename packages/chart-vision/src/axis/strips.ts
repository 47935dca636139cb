import type { Box, Drawing, Picture } from "../types.ts";

/** A part of the picture, as high as the picture, in which price labels may be. */
export interface Strip {
  readonly side: "left" | "right";
  readonly box: Box;
  /** Over the drawing, whose candles may be behind the labels. */
  readonly isInside: boolean;
}

/** Columns that one label takes at least. */
const MIN_WIDTH = 14;
/** Labels inside the plot are in this share of its width, and in no more columns than that. */
const INSIDE_SHARE = 0.14;
const INSIDE_WIDTH = 130;

/** The margins beside the drawing, each `widening` columns wider. */
export function outerStrips(picture: Picture, { extent }: Drawing, widening: number): Strip[] {
  const strips = [
    stripOf(picture, "right", extent.right + 2 - widening, false),
    stripOf(picture, "left", extent.left - 2 + widening, false),
  ];
  return strips.filter(({ box }) => box.right - box.left >= MIN_WIDTH);
}

/** The ends of the drawing itself, for labels inside the plot. */
export function innerStrips(picture: Picture): Strip[] {
  const width = Math.min(INSIDE_WIDTH, Math.round(INSIDE_SHARE * picture.width));
  return [stripOf(picture, "right", picture.width - width, true), stripOf(picture, "left", width - 1, true)];
}

/** From the edge of the picture to a column. */
function stripOf({ width, height }: Picture, side: Strip["side"], column: number, isInside: boolean): Strip {
  const end = Math.max(0, Math.min(width - 1, Math.round(column)));
  const [left, right] = side === "right" ? [end, width - 1] : [0, end];
  return { side, box: { left, top: 0, right, bottom: height - 1 }, isInside };
}
