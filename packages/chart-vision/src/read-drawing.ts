import { isBlend, mergeBlends } from "./drawing/blends.ts";
import { readMarks } from "./drawing/candles.ts";
import { findComponents } from "./drawing/components.ts";
import { findJoinedSeries } from "./drawing/joined-series.ts";
import { findLine } from "./drawing/line.ts";
import { MAX_WIDTH_OF_WICK } from "./drawing/plausibility.ts";
import { followEachOther } from "./drawing/price-order.ts";
import { candleResult, lineResult } from "./drawing/result.ts";
import { around, distinctRegions, isWhole, moved, overlap, regionOf, wholeOf } from "./drawing/region.ts";
import { analyzeRegion, analyzeScene, MIN_COMPONENT, type Scene } from "./drawing/scene.ts";
import { findSeries, type Series } from "./drawing/series.ts";
import { findStemSeries } from "./drawing/stem-series.ts";
import type { Box, Drawing, DrawingResult, Picture, Refusal } from "./types.ts";

/** A smaller picture has no room for a chart. */
const MIN_WIDTH = 120;
const MIN_HEIGHT = 90;

/**
 * Merging colors is worth it if it finds so many times as many candles. Joining all of them also joins candles with what
 * touches them, so it must find more.
 */
const BETTER_MERGED = 1.1;
const BETTER_JOINED = 1.25;

/** Of two readings of about the same quality the one with more candles is right. */
const WORTH_OF_MANY = 0.3;
const CLEARLY_BETTER = 0.25;

/** Colors that may show where a chart is, and the share of its pixels that one needs in marks. */
const MAX_SEEDS = 3;
const MIN_PURITY_OF_SEED = 0.05;

/** After a reading of this quality no other is looked for. */
const GOOD_QUALITY = 0.8;

/** A reading of this quality is fair, and one with fewer than so many times as many candles has the same columns. */
const FAIR_QUALITY = 0.72;
const SAME_COLUMNS = 1.1;

/** Readings of less quality are more often tables, texts and diagrams than charts. */
const TRUSTED_QUALITY = 0.58;

/** Candles as wide as wicks are drawn where many have to fit in. */
const MIN_THIN = 40;

/** Candles that are found by their stems have one in this share of the columns. */
const MIN_STEMS = 0.65;

/** A chart that was found is read with more around it so many times. */
const MAX_REFINEMENTS = 6;

/** A region that has so much in common with the one that was read shows nothing else. */
const SAME_AS_READ = 0.9;

/** A chart in a region has at least this share of the width of the whole picture. */
const MIN_WIDTH_SHARE = 0.2;

/** Candles with a line need at least this share of its height, and a quality so little below that of the line. */
const MIN_ROOM_OF_MARKS = 0.6;
const BETTER_LINE = 0.35;

/** A reading of a region, or why there is none. */
type Found = { readonly drawing: Drawing; readonly region: Box } | { readonly refusal: Refusal };

/** The candles, bars or line in a picture of a price chart, in pixels of the picture. */
export function readDrawing(picture: Picture): DrawingResult {
  if (picture.width < MIN_WIDTH || picture.height < MIN_HEIGHT) return { refusal: "too_small" };
  const scene = analyzeScene(picture);
  if (!scene) return { refusal: "not_a_chart" };
  const seeds = regionsOf(seedsOf(scene), scene);
  const first = readRegions(scene, seeds);
  if (isGood(first)) return trusted(refined(scene, first));
  const merged = mergeBlends(scene.labels, picture.width, scene.clusters, scene.mainBackground);
  const series = likelySeries(scene, merged);
  const others = distinctRegions([...seeds, ...regionsOf([...series.likely, ...series.others], scene)]).slice(
    seeds.length,
  );
  const usual = bestOf([first, readRegions(scene, others), ...readAll(scene, series)]);
  const best = bestOf([usual, ...readStems(scene, merged, usual)]);
  const marks = "drawing" in best ? trusted(refined(scene, best)) : (readThin(scene, merged) ?? best);
  const line = findLine({ ...scene, labels: merged });
  const result = line && lineResult(line, scene);
  if (!result || !isLikelier(result.drawing, marks)) return marks;
  return line.hasRival ? { refusal: "not_a_chart" } : result;
}

/**
 * What the chart explains alone is more than what it explains with all that is around it, and the directions are known when all its
 * colors are, so only the last reading has to be this good.
 */
const trusted = (result: DrawingResult): DrawingResult =>
  "drawing" in result && (result.drawing.quality < TRUSTED_QUALITY || !followEachOther(result.drawing))
    ? { refusal: "not_a_chart" }
    : result;

/**
 * Candles and bars that touch each other are found by their stems; what is not read well by them is something else. After a fair
 * reading, only bars in the same columns count: they pass for candles.
 */
function readStems(scene: Scene, merged: Int8Array, usual: Found): Found[] {
  const find = (labels: Int8Array) => findStemSeries(labels, scene.picture.width, scene.clusters.length);
  const series = find(merged) ?? find(scene.labels);
  if (!series) return [];
  const result = readSeries(scene, series);
  if (!isGood(result)) return [];
  const { candles } = result.drawing;
  const isLikely =
    "refusal" in usual ||
    usual.drawing.quality < FAIR_QUALITY ||
    (series.kind === "bar" && candles.length < SAME_COLUMNS * usual.drawing.candles.length);
  return isLikely && series.columns >= MIN_STEMS * candles.length ? [result] : [];
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

const regionsOf = (series: readonly Series[], { picture }: Scene): Box[] =>
  distinctRegions(series.map((one) => regionOf(one, picture)));

/** The best reading of the regions where a chart may be, up to a good one. */
function readRegions(scene: Scene, boxes: readonly Box[]): Found {
  let best: Found = { refusal: "not_a_chart" };
  for (const box of boxes) {
    best = bestOf([best, ...readRegion(scene, box)]);
    if (isGood(best)) break;
  }
  return best;
}

const isGood = (result: Found): result is Extract<Found, { readonly drawing: Drawing }> =>
  "drawing" in result && result.drawing.quality >= GOOD_QUALITY;

/** The region may have cut the chart, or have more than the chart in it: the one around what was found is read again, as long as that finds more. */
function refined(scene: Scene, found: Extract<Found, { readonly drawing: Drawing }>): DrawingResult {
  let best = found;
  for (let round = 0; round < MAX_REFINEMENTS; round++) {
    const { extent, spacing, candles } = best.drawing;
    const box = around(extent, spacing, scene.picture);
    if (overlap(box, best.region) > SAME_AS_READ) break;
    const next = bestOf([best, ...readRegion(scene, box)]);
    if (next === best || !("drawing" in next)) break;
    best = next;
    if (best.drawing.candles.length <= candles.length) break;
  }
  return { drawing: best.drawing };
}

/** Where else a chart may be: in the color of candles there may be buttons and titles around it. */
function seedsOf({ picture, components }: Scene): Series[] {
  return findSeries(components, picture.width, () => false, { most: MAX_SEEDS, minPurity: MIN_PURITY_OF_SEED });
}

/** A chart is read alone, unless it fills the picture: with what is around it, some of its colors may go unseen. */
function readRegion(whole: Scene, box: Box): Found[] {
  const scene = isWhole(box, whole.picture) ? whole : analyzeRegion(whole, box);
  if (!scene) return [];
  const merged = mergeBlends(scene.labels, scene.picture.width, scene.clusters, scene.mainBackground);
  return readAll(scene, likelySeries(scene, merged)).map((found) => {
    if ("refusal" in found || scene === whole) return found;
    const { left, right } = found.drawing.extent;
    if (right - left < MIN_WIDTH_SHARE * whole.picture.width) return { refusal: "not_a_chart" };
    return { drawing: moved(found.drawing, box), region: box };
  });
}

/** The readings of the likely series; the less likely ones are for when none of them is good. */
function readAll(scene: Scene, { likely, others }: LikelySeries): Found[] {
  const first = likely.map((series) => readSeries(scene, series));
  return first.some(isGood) ? first : [...first, ...others.map((series) => readSeries(scene, series))];
}

/** What a series shows in the whole of a scene. */
function readSeries(scene: Scene, series: Series): Found {
  const reading = readMarks(scene, series);
  if ("refusal" in reading) return reading;
  const result = candleResult(reading, series, scene);
  return "refusal" in result ? result : { ...result, region: wholeOf(scene.picture) };
}

/** The best of the readings: text joined to a false series has a low quality. */
function bestOf(results: readonly Found[]): Found {
  let best: Found = { refusal: "not_a_chart" };
  for (const result of results) {
    if (!("drawing" in best) || ("drawing" in result && isBetterReading(result.drawing, best.drawing))) best = result;
  }
  return best;
}

function isBetterReading(one: Drawing, other: Drawing): boolean {
  if (Math.abs(one.quality - other.quality) > CLEARLY_BETTER) return one.quality > other.quality;
  return worth(one) > worth(other);
}

const worth = ({ quality, candles }: Drawing) => quality * candles.length ** WORTH_OF_MANY;

interface LikelySeries {
  readonly likely: readonly Series[];
  readonly others: readonly Series[];
}

/**
 * Colors as they are find translucent volume; colors with their paler edges find candles of thin smoothed lines; all colors
 * together find candles of several colors.
 */
function likelySeries(scene: Scene, merged: Int8Array): LikelySeries {
  const { labels, picture, clusters, mainBackground } = scene;
  const isPaler = (cluster: number, of: number) =>
    isBlend(clusters[cluster]!.color, mainBackground, clusters[of]!.color);
  const find = (components: Scene["components"]) => findSeries(components, picture.width, isPaler)[0] ?? null;
  const plain = find(scene.components);
  const paler = find(findComponents(merged, picture.width, clusters.length, MIN_COMPONENT));
  const single = isBetter(paler, plain, BETTER_MERGED) ? paler : plain;
  const joined = findJoinedSeries(labels, picture.width, clusters.length, MIN_COMPONENT);
  const all = [joined, plain, paler].filter((series) => series !== null);
  const likely = all.filter(
    (series) => series === single || (series === joined && isBetter(joined, single, BETTER_JOINED)),
  );
  return { likely, others: all.filter((series) => !likely.includes(series)) };
}

const isBetter = (series: Series | null, other: Series | null, times: number): boolean =>
  (series?.columns ?? 0) > times * (other?.columns ?? 0);
