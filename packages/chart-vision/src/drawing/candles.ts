import type { CandlePixels, Refusal } from "../types.ts";
import { outlineBar } from "./bar-ticks.ts";
import { leastCoverage } from "./body-rows.ts";
import { outlineCandle, placeMissingBodies, type Outlined } from "./body.ts";
import { candleColors } from "./candle-colors.ts";
import { toRgb, usualDirection } from "./color.ts";
import { profileColumn, stretchesOf, type InkedPicture, type Stretch } from "./columns.ts";
import { findDirections, type Directions } from "./direction.ts";
import { withoutHistograms } from "./histogram.ts";
import { findInk, inkColors } from "./ink.ts";
import { colorsOfGaps } from "./gap-colors.ts";
import { eraseLabelBoxes } from "./label-boxes.ts";
import { columnOf } from "./lattice.ts";
import { eraseLongLines } from "./long-lines.ts";
import { choosePath } from "./path.ts";
import { implausible, isText } from "./plausibility.ts";
import { trimEnds } from "./trim-ends.ts";
import type { Scene } from "./scene.ts";
import type { Series } from "./series.ts";

/** Columns beyond the outermost marks in which cut candles are looked for. */
const MARGIN_COLUMNS = 4;

/** Colors that fill the gaps between candles are looked for so many times: with more candles there are fewer doubts. */
const MAX_ROUNDS = 2;

export type CandleReading =
  | {
      readonly candles: readonly CandlePixels[];
      readonly outlines: readonly Outlined[];
      readonly directionQuality: number;
    }
  | {
      readonly refusal: Refusal;
      /** What was taken for candles. */
      readonly outlines?: readonly Outlined[];
    };

/** The candles of a series, or its bars. */
export function readMarks(scene: Scene, series: Series): CandleReading {
  let reading = readColors(scene, series);
  for (let round = 0; round < MAX_ROUNDS && reading.outlines; round++) {
    const colors = colorsOfGaps(scene, series, reading.outlines);
    if (colors.length === 0) return reading;
    series = {
      ...series,
      clusters: [...series.clusters, ...colors],
      bodies: [...series.bodies, ...colors],
      histograms: series.histograms.filter((cluster) => !colors.includes(cluster)),
    };
    const fuller = readColors(scene, { ...series, columns: Math.max(series.columns, reading.outlines.length) });
    if (!("candles" in fuller) || fuller.candles.length <= reading.outlines.length) return reading;
    reading = fuller;
  }
  return reading;
}

function readColors(scene: Scene, series: Series): CandleReading {
  const picture = inkSeries(scene, series);
  const stretches = columnsOf(series).flatMap((column) => {
    const profile = profileColumn(picture, series.lattice, column, series.markWidth);
    return stretchesOf(picture, profile, series.markWidth);
  });
  return series.kind === "bar" ? readBars(picture, stretches, series) : readCandles(scene, picture, stretches, series);
}

const pathThrough = <T extends Outlined>(candidates: readonly T[]) =>
  trimEnds(choosePath(withoutHistograms(candidates)));

function readCandles(
  scene: Scene,
  picture: InkedPicture,
  stretches: readonly Stretch[],
  series: Series,
): CandleReading {
  const { markWidth } = series;
  const minCoverage = leastCoverage(stretches, markWidth);
  const candidates = stretches
    .flatMap((stretch) => outlineCandle(picture, stretch, markWidth, minCoverage) ?? [])
    .filter((outline) => series.bodies.length === series.clusters.length || hasInk(picture, outline, series));
  const outlines = placeMissingBodies(pathThrough(candidates));
  const refusal = implausible(outlines, series, picture.width);
  if (refusal) return { refusal, outlines };
  const { directions, quality } = directionsOf(scene, picture, outlines, markWidth);
  if (isText(outlines, quality)) return { refusal: "not_a_chart" };
  const candles = outlines.map((outline, index) => toCandle(outline, directions[index] === "up"));
  return { candles, outlines, directionQuality: quality };
}

function readBars({ width }: InkedPicture, stretches: readonly Stretch[], series: Series): CandleReading {
  const outlines = pathThrough(stretches.flatMap((stretch) => outlineBar(stretch, series.markWidth) ?? []));
  const refusal = implausible(outlines, series, width);
  if (refusal) return { refusal };
  const candles = outlines.map(({ center, top, bottom, open, close }) => {
    return { x: center + 0.5, open, high: top, low: bottom + 1, close };
  });
  return { candles, outlines, directionQuality: 1 };
}

/** Whether there is any color of bodies in an outline. */
function hasInk(
  { width, ink }: InkedPicture,
  { center, top, bottom }: Outlined,
  { bodies, markWidth }: Series,
): boolean {
  const half = Math.floor(markWidth / 2);
  for (let y = top; y <= bottom; y++) {
    for (let x = Math.max(0, center - half); x <= Math.min(width - 1, center + half); x++) {
      if (bodies.includes(ink[y * width + x]!)) return true;
    }
  }
  return false;
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
function inkSeries(scene: Scene, series: Series): InkedPicture {
  const { width, height } = scene.picture;
  const colors = inkColors(series, scene.clusters, scene.mainBackground);
  const { ink, coverage } = findInk(scene.picture, scene.background, scene.foreground, colors);
  eraseLongLines(ink, width, height, scene.clusters.length);
  eraseLabelBoxes(ink, width, series, scene.clusters.length);
  return { width, height, ink, coverage, foreground: scene.foreground.mask };
}

function columnsOf(series: Series): number[] {
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
