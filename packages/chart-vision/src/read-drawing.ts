import { isBlend, mergeBlends } from "./drawing/blends.ts";
import { readMarks } from "./drawing/candles.ts";
import { findComponents } from "./drawing/components.ts";
import { findJoinedSeries } from "./drawing/joined-series.ts";
import { findLine } from "./drawing/line.ts";
import { candleResult, lineResult } from "./drawing/result.ts";
import { analyzeScene, type Scene } from "./drawing/scene.ts";
import { findSeries, type Series } from "./drawing/series.ts";
import type { DrawingResult, Picture } from "./types.ts";

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

/** The candles, bars or line in a picture of a price chart, in pixels of the picture. */
export function readDrawing(picture: Picture): DrawingResult {
  if (picture.width < MIN_WIDTH || picture.height < MIN_HEIGHT) return { refusal: "too_small" };
  const scene = analyzeScene(picture);
  if (!scene) return { refusal: "not_a_chart" };
  const merged = mergeBlends(scene.labels, picture.width, scene.clusters, scene.mainBackground);
  const marks = readSeries(scene, merged);
  if ("drawing" in marks) return marks;
  const line = findLine({ ...scene, labels: merged });
  return line ? lineResult(line, scene) : marks;
}

/** The best of the readings: text joined to a false series has a low quality. */
function readSeries(scene: Scene, merged: Int8Array): DrawingResult {
  let best: DrawingResult = { refusal: "not_a_chart" };
  for (const series of likelySeries(scene, merged)) {
    const reading = readMarks(scene, series);
    const result = "refusal" in reading ? reading : candleResult(reading, series);
    if (!("drawing" in best) || ("drawing" in result && result.drawing.quality > best.drawing.quality)) best = result;
  }
  return best;
}

/**
 * Colors as they are find translucent volume; colors with their paler edges find candles of thin smoothed lines; all colors
 * together find candles of several colors.
 */
function likelySeries({ labels, picture, clusters, mainBackground }: Scene, merged: Int8Array): Series[] {
  const isPaler = (cluster: number, of: number) =>
    isBlend(clusters[cluster]!.color, mainBackground, clusters[of]!.color);
  const find = (from: Int8Array) =>
    findSeries(findComponents(from, picture.width, clusters.length, MIN_COMPONENT), picture.width, isPaler);
  const plain = find(labels);
  const paler = find(merged);
  const single = isBetter(paler, plain, BETTER_MERGED) ? paler : plain;
  const joined = findJoinedSeries(labels, picture.width, clusters.length, MIN_COMPONENT);
  return [isBetter(joined, single, BETTER_JOINED) ? joined : null, single].filter((series) => series !== null);
}

const isBetter = (series: Series | null, other: Series | null, times: number): boolean =>
  (series?.columns ?? 0) > times * (other?.columns ?? 0);
