import type { CandlePixels, Refusal } from "../types.ts";
import { outlineCandle, placeMissingBodies, type Outlined } from "./body.ts";
import { candleColors } from "./candle-colors.ts";
import { toRgb, usualDirection } from "./color.ts";
import { profileColumn, stretchesOf, type InkedPicture } from "./columns.ts";
import { findDirections, type Directions } from "./direction.ts";
import { withoutHistograms } from "./histogram.ts";
import { findInk, inkColors } from "./ink.ts";
import { eraseLabelBoxes } from "./label-boxes.ts";
import { columnOf } from "./lattice.ts";
import { eraseLongLines } from "./long-lines.ts";
import { choosePath } from "./path.ts";
import { implausible } from "./plausibility.ts";
import { trimEnds } from "./trim-ends.ts";
import type { Scene } from "./scene.ts";
import type { Series } from "./series.ts";

/** Columns beyond the outermost marks in which cut candles are looked for. */
const MARGIN_COLUMNS = 4;

export type CandleReading =
  | {
      readonly candles: readonly CandlePixels[];
      readonly outlines: readonly Outlined[];
      readonly directionQuality: number;
    }
  | { readonly refusal: Refusal };

export function readCandles(scene: Scene, series: Series): CandleReading {
  const picture = inkSeries(scene, series);
  const candidates = columnsOf(series).flatMap((column) => {
    const profile = profileColumn(picture, series.lattice, column, series.markWidth);
    return stretchesOf(picture, profile, series.markWidth).flatMap(
      (stretch) => outlineCandle(picture, stretch, series.markWidth) ?? [],
    );
  });
  const outlines = placeMissingBodies(trimEnds(choosePath(withoutHistograms(candidates))));
  const refusal = implausible(outlines, series.lattice.spacing, picture.width);
  if (refusal) return { refusal };
  const { directions, quality } = directionsOf(scene, picture, outlines, series.markWidth);
  const candles = outlines.map((outline, index) => toCandle(outline, directions[index] === "up"));
  return { candles, outlines, directionQuality: quality };
}

/** The edges of its pixels, where row 3 reaches from 3 to 4. */
function toCandle({ center, top, bottom, bodyTop, bodyBottom }: Outlined, isUp: boolean): CandlePixels {
  const below = bodyBottom + 1;
  return {
    x: center + 0.5,
    open: isUp ? below : bodyTop,
    high: top,
    low: bottom + 1,
    close: isUp ? bodyTop : below,
  };
}

/** The picture with the ink of a series: without grid lines and the boxes of price labels. */
export function inkSeries(scene: Scene, series: Series): InkedPicture {
  const { width, height } = scene.picture;
  const colors = inkColors(series, scene.clusters, scene.mainBackground);
  const ink = findInk(scene.picture, scene.background, scene.foreground, colors);
  eraseLongLines(ink, width, height, scene.clusters.length);
  eraseLabelBoxes(ink, width, series, scene.clusters.length);
  return { width, height, ink, foreground: scene.foreground.mask };
}

export function columnsOf(series: Series): number[] {
  const centers = series.marks.map(({ center }) => center);
  const first = columnOf(series.lattice, Math.min(...centers)) - MARGIN_COLUMNS;
  const last = columnOf(series.lattice, Math.max(...centers)) + MARGIN_COLUMNS;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function directionsOf(
  { picture, mainBackground }: Scene,
  { ink }: InkedPicture,
  outlines: readonly Outlined[],
  bodyWidth: number,
): Directions {
  const colors = outlines.map((outline) => candleColors(picture, ink, outline, bodyWidth));
  return findDirections(outlines, colors, mainBackground, (first, second) => {
    return usualDirection(toRgb(first, picture.isLossy)) - usualDirection(toRgb(second, picture.isLossy));
  });
}
