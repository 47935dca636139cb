import type { Point } from "../types.ts";
import { heightOfRun } from "./column-runs.ts";
import { lineCandidates, type LineCandidate } from "./line-candidates.ts";
import { isTintOf, kindBySides } from "./line-sides.ts";
import { wander } from "./price-order.ts";
import { isRival, isSameLine } from "./rivals.ts";
import { median } from "./statistics.ts";
import type { Scene } from "./scene.ts";

export interface TracedLine {
  readonly kind: "line" | "area";
  readonly points: readonly Point[];
  readonly connection: number;
  /** Another line is as likely to be the one of a chart, so that this is no chart of one price. */
  readonly hasRival: boolean;
}

/** Prices span so much of the picture, and use so much of its height. */
const MIN_SPAN = 0.4;
const MIN_RANGE = 0.06;
const MIN_ROWS = 12;
const MIN_CONNECTION = 0.84;

/** Prices turn at least so often, and most swings are a small part of their range. */
const MIN_SWINGS = 7;
const MAX_TYPICAL_SWING = 0.5;

/** A stroke is thin, as a share of the height; one that is not thinner is not steep, so that all its columns are low. */
const MAX_THICKNESS = 1 / 35;
const THIN = 1 / 60;
const MAX_HEIGHT_OF_THICK = 1 / 25;

const MAX_AREA_SHARE = 0.8;

const MIN_BACKGROUND = 0.5;

/** Of two lines that touch, the one that is clearly less broken is the stroke; a fill may be as little broken. */
const SIMILAR_CONNECTION = 0.05;
const WORTH_OF_STROKE = 0.1;

/** The price is at least so long, compared with the longest line. */
const NEARLY_LONGEST = 0.7;

/** The line or area that a chart most likely shows; null if there is none. */
export function findLine(scene: Scene): TracedLine | null {
  const { picture, background } = scene;
  if (background.share < MIN_BACKGROUND) return null;
  const candidates = withoutEdges(lineCandidates(scene));
  const likely = candidates.filter((line) => isLikePrices(line, picture.width, picture.height));
  const longest = Math.max(0, ...likely.map(({ points }) => points.length));
  const byProminence = likely
    .filter(({ points }) => points.length >= NEARLY_LONGEST * longest)
    .toSorted((a, b) => prominence(b) - prominence(a));
  for (const price of byProminence) {
    const kind = kindBySides(price, scene);
    if (!kind) continue;
    if (!wander(price.points.map(({ y }) => y))) return null;
    const isTint = ({ cluster }: LineCandidate) => isTintOf(price, scene.clusters[cluster]!.color, scene);
    const hasRival = candidates.some((other) => !isTint(other) && isRival(price, other));
    return { kind, points: price.points, connection: price.connection, hasRival };
  }
  return null;
}

/** Averages vary less than the price, oscillators and letters have a smaller range. */
const prominence = ({ variation: way, range, connection }: LineCandidate) => connection ** 4 * Math.sqrt(way * range);

function isLikePrices(line: LineCandidate, width: number, height: number): boolean {
  const { points, span, range, swings, connection, kind, thickness } = line;
  return (
    connection >= MIN_CONNECTION &&
    span >= MIN_SPAN * width &&
    range >= MIN_RANGE * height &&
    new Set(points.map(({ y }) => Math.round(y))).size >= MIN_ROWS &&
    swings.length >= MIN_SWINGS &&
    median(swings) <= MAX_TYPICAL_SWING * range &&
    (kind === "line" ? isStroke(line, height) : thickness <= MAX_AREA_SHARE * height)
  );
}

const isStroke = ({ thickness, runs }: LineCandidate, height: number) =>
  thickness <= THIN * height ||
  (thickness <= MAX_THICKNESS * height && median(runs.map(heightOfRun)) <= MAX_HEIGHT_OF_THICK * height);

/** Each line once: smoothed edges of a stroke are thinner lines of other colors, and a fill touches its stroke. */
function withoutEdges(candidates: readonly LineCandidate[]): LineCandidate[] {
  const ink = ({ runs }: LineCandidate) => runs.reduce((sum, run) => sum + heightOfRun(run), 0);
  const rank = ({ kind, connection }: LineCandidate) =>
    Math.round((connection - (kind === "area" ? WORTH_OF_STROKE : 0)) / SIMILAR_CONNECTION);
  const kept: LineCandidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => rank(b) - rank(a) || ink(b) - ink(a))) {
    if (!kept.some((other) => isSameLine(other, candidate))) kept.push(candidate);
  }
  return kept;
}
