import { isBlend, mergeBlends } from "./drawing/blends.ts";
import { readMarks } from "./drawing/candles.ts";
import { findComponents } from "./drawing/components.ts";
import { findJoinedSeries } from "./drawing/joined-series.ts";
import { findLine } from "./drawing/line.ts";
import { MAX_WIDTH_OF_WICK } from "./drawing/plausibility.ts";
import { candleResult, lineResult } from "./drawing/result.ts";
import { around, distinctRegions, moved, regionOf } from "./drawing/region.ts";
import { analyzeRegion, analyzeScene, type Scene } from "./drawing/scene.ts";
import { findSeries, type Series } from "./drawing/series.ts";
import type { Box, Drawing, DrawingResult, Picture } from "./types.ts";

/** A smaller picture has no room for a chart. */
const MIN_WIDTH = 120;
const MIN_HEIGHT = 90;

/** Smaller components than this are noise. */
const MIN_COMPONENT = 4;

/**
 * Merging colors is worth it if it finds so many times as many candles. Joining all of them also joins candles with what
 * touches them, so it must find more.
 */
const BETTER_MERGED = 1.1;
const BETTER_JOINED = 1.25;

/** Of two readings of the same quality the one with more candles is right. */
const WORTH_OF_MANY = 0.3;

/** Colors that may show where a chart is, and the share of its pixels that one needs in marks. */
const MAX_SEEDS = 3;
const MIN_PURITY_OF_SEED = 0.05;

/** After a reading of this quality no other is looked for. */
const GOOD_QUALITY = 0.8;

/** Candles as wide as wicks are drawn where many have to fit in. */
const MIN_THIN = 40;

/** A chart in a region has at least this share of the width of the whole picture. */
const MIN_WIDTH_SHARE = 0.2;

/** Candles with a line need at least this share of its height, and a quality so little below that of the line. */
const MIN_ROOM_OF_MARKS = 0.6;
const BETTER_LINE = 0.35;

/** The candles, bars or line in a picture of a price chart, in pixels of the picture. */
export function readDrawing(picture: Picture): DrawingResult {
  if (picture.width < MIN_WIDTH || picture.height < MIN_HEIGHT) return { refusal: "too_small" };
  const scene = analyzeScene(picture);
  if (!scene) return { refusal: "not_a_chart" };
  const seeds = regionsOf(scene, seedsOf(scene));
  const first = readRegions(scene, seeds);
  if (isGood(first)) return refined(scene, first);
  const merged = mergeBlends(scene.labels, picture.width, scene.clusters, scene.mainBackground);
  const series = likelySeries(scene, merged);
  const others = distinctRegions([...seeds, ...regionsOf(scene, series)], scene.picture).slice(seeds.length);
  const best = bestOf([first, readRegions(scene, others), ...series.map((one) => readSeries(scene, one))]);
  const marks = "drawing" in best ? refined(scene, best) : (readThin(scene, merged) ?? best);
  const line = findLine({ ...scene, labels: merged });
  const result = line && lineResult(line, scene);
  if (!result || !isLikelier(result.drawing, marks)) return marks;
  return line.hasRival ? { refusal: "not_a_chart" } : result;
}

/** Candles that are as wide as their wicks look like much else: they are looked for last, and must fit well. */
function readThin(scene: Scene, merged: Int8Array): DrawingResult | null {
  const components = findComponents(merged, scene.picture.width, scene.clusters.length, MIN_COMPONENT);
  const [series] = findSeries(components, scene.picture.width, () => false, { isThin: true });
  if (!series || series.markWidth > MAX_WIDTH_OF_WICK) return null;
  const result = readSeries(scene, series);
  return isGood(result) && result.drawing.candles.length >= MIN_THIN ? result : null;
}

/**
 * A line through candles is an average; marks below a line are its volume, and marks of little evidence are letters. The
 * series of a chart needs most room.
 */
function isLikelier(line: Drawing, marks: DrawingResult): boolean {
  if (!("drawing" in marks)) return true;
  const isSmall = heightOf(marks.drawing) < MIN_ROOM_OF_MARKS * heightOf(line);
  return isSmall || line.quality > marks.drawing.quality + BETTER_LINE;
}

const heightOf = ({ extent }: Drawing) => extent.bottom - extent.top;

function regionsOf(scene: Scene, series: readonly Series[]): Box[] {
  const boxes = series.map((one) => regionOf(one, scene.picture));
  return distinctRegions(boxes, scene.picture);
}

/** The best reading of the regions where a chart may be, up to a good one. */
function readRegions(scene: Scene, boxes: readonly Box[]): DrawingResult {
  let best: DrawingResult = { refusal: "not_a_chart" };
  for (const box of boxes) {
    best = bestOf([best, ...readRegion(scene, box)]);
    if (isGood(best)) break;
  }
  return best;
}

const isGood = (result: DrawingResult): result is { drawing: Drawing } =>
  "drawing" in result && result.drawing.quality >= GOOD_QUALITY;

/** The region may have cut the chart, or was the whole picture: the one around what was found is read once more. */
function refined(scene: Scene, found: { readonly drawing: Drawing }): DrawingResult {
  const [box] = distinctRegions([around(found.drawing.extent, found.drawing.spacing, scene.picture)], scene.picture);
  return box ? bestOf([found, ...readRegion(scene, box)]) : found;
}

/** Where else a chart may be: in the color of candles there may be buttons and titles around it. */
function seedsOf({ labels, picture, clusters }: Scene): Series[] {
  const components = findComponents(labels, picture.width, clusters.length, MIN_COMPONENT);
  return findSeries(components, picture.width, () => false, { most: MAX_SEEDS, minPurity: MIN_PURITY_OF_SEED });
}

/** A chart is read again alone: with what is around it, some of its colors may go unseen. */
function readRegion(scene: Scene, box: Box): DrawingResult[] {
  const part = analyzeRegion(scene, box);
  if (!part) return [];
  const merged = mergeBlends(part.labels, part.picture.width, part.clusters, part.mainBackground);
  return likelySeries(part, merged).map((series) => {
    const result = readSeries(part, series);
    if ("refusal" in result) return result;
    const { left, right } = result.drawing.extent;
    if (right - left < MIN_WIDTH_SHARE * scene.picture.width) return { refusal: "not_a_chart" };
    return { drawing: moved(result.drawing, box) };
  });
}

function readSeries(scene: Scene, series: Series): DrawingResult {
  const reading = readMarks(scene, series);
  return "refusal" in reading ? reading : candleResult(reading, series, scene);
}

/** The best of the readings: text joined to a false series has a low quality. */
function bestOf(results: readonly DrawingResult[]): DrawingResult {
  let best: DrawingResult = { refusal: "not_a_chart" };
  for (const result of results) {
    if (!("drawing" in best) || ("drawing" in result && worth(result.drawing) > worth(best.drawing))) best = result;
  }
  return best;
}

const worth = ({ quality, candles }: Drawing) => quality * candles.length ** WORTH_OF_MANY;

/**
 * Colors as they are find translucent volume; colors with their paler edges find candles of thin smoothed lines; all colors
 * together find candles of several colors.
 */
function likelySeries({ labels, picture, clusters, mainBackground }: Scene, merged: Int8Array): Series[] {
  const isPaler = (cluster: number, of: number) =>
    isBlend(clusters[cluster]!.color, mainBackground, clusters[of]!.color);
  const find = (from: Int8Array) =>
    findSeries(findComponents(from, picture.width, clusters.length, MIN_COMPONENT), picture.width, isPaler)[0] ?? null;
  const plain = find(labels);
  const paler = find(merged);
  const single = isBetter(paler, plain, BETTER_MERGED) ? paler : plain;
  const joined = findJoinedSeries(labels, picture.width, clusters.length, MIN_COMPONENT);
  return [isBetter(joined, single, BETTER_JOINED) ? joined : null, single].filter((series) => series !== null);
}

const isBetter = (series: Series | null, other: Series | null, times: number): boolean =>
  (series?.columns ?? 0) > times * (other?.columns ?? 0);
