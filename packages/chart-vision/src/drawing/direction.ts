import type { CandleColors } from "./candle-colors.ts";
import { distance, type Color } from "./color.ts";
import { splitColors, type Classes } from "./two-classes.ts";

/** The rows of a body. */
export interface Body {
  readonly bodyTop: number;
  readonly bodyBottom: number;
}

export type Direction = "up" | "down";

export interface Directions {
  readonly directions: readonly Direction[];
  /** From 0 to 1. */
  readonly quality: number;
}

/** A jump larger than this many pixels is a gap in the prices, however large. */
const MAX_GAP = 60;

/** Continuity decides between the two ways around if one has less than this of the jumps of the other. */
const CLEAR_RATIO = 0.92;
const MIN_PAIRS = 6;

/** A fill this close to the background is hollow. */
const HOLLOW_REACH = 24;

/** Borders show in the inside of small bodies, so that two fills explain fewer of them. */
const SMALL_BODIES = { minExplained: 0.6, radii: [36, 18], minSmaller: 0.15 };

/** Quality when nothing but continuity tells the directions, and when the colors do but not which of them is up. */
const QUALITY_WITHOUT_CLASSES = 0.4;
const QUALITY_OF_CONVENTION = 0.6;

/**
 * Colors or fills divide the candles into two classes. Which of them is up follows from continuity, since a candle mostly
 * opens near the close of the one before: so red may be up. Only if that does not decide, the usual colors do.
 * @param convention above zero if by the usual colors the first of two is up
 */
export function findDirections(
  bodies: readonly Body[],
  colors: readonly CandleColors[],
  background: Color,
  convention: (first: Color, second: Color) => number,
): Directions {
  const classes = classify(colors, background);
  if (!classes)
    return byContinuity(
      bodies,
      bodies.map(() => null),
      QUALITY_WITHOUT_CLASSES,
    );
  const firstUp = jumps(bodies, classes.of, 0);
  const firstDown = jumps(bodies, classes.of, 1);
  const ratio = (Math.min(firstUp.sum, firstDown.sum) + 1) / (Math.max(firstUp.sum, firstDown.sum) + 1);
  const usual = classes.isByFill ? 1 : convention(...classes.centers);
  const isClear = ratio < CLEAR_RATIO && firstUp.pairs >= MIN_PAIRS;
  const upClass = (isClear ? firstUp.sum < firstDown.sum : usual >= 0) ? 0 : 1;
  const known = classes.of.map((label) => (label === null ? null : label === upClass ? "up" : "down"));
  const quality = isClear
    ? Math.min(1, QUALITY_OF_CONVENTION + 2 * (1 - ratio))
    : usual === 0
      ? 0.4
      : QUALITY_OF_CONVENTION;
  return byContinuity(bodies, known, quality);
}

interface Split {
  readonly of: Classes;
  readonly centers: readonly [Color, Color];
  /** The first class is hollow, the second filled. */
  readonly isByFill: boolean;
}

function classify(colors: readonly CandleColors[], background: Color): Split | null {
  const fills = colors.map(({ fill }) => fill);
  const outlines = colors.map(({ outline }) => outline);
  const split = splitColors(fills) ?? splitColors(fills, SMALL_BODIES) ?? splitColors(outlines);
  if (!split) return null;
  const { centers } = split;
  const isHollow = (color: Color) => distance(color, background) < HOLLOW_REACH;
  if (!centers.some(isHollow)) return { of: completed(split.classes, outlines), centers, isByFill: false };
  const [hollow, filled] = isHollow(centers[0]) ? centers : [centers[1], centers[0]];
  const classes = colors.map(({ fill, outline }) => fill && classOfFill(fill, outline, hollow, filled));
  return { of: completed(classes, outlines), centers, isByFill: true };
}

/** 0 for a hollow body, 1 for a filled one, null if nothing but its border shows. */
function classOfFill(fill: Color, outline: Color, hollow: Color, filled: Color): 0 | 1 | null {
  const [toHollow, toFilled, toBorder] = [hollow, filled, outline].map((color) => distance(fill, color)) as [
    number,
    number,
    number,
  ];
  const nearest = Math.min(toHollow, toFilled);
  if (nearest > HOLLOW_REACH && toBorder < nearest) return null;
  return toHollow < toFilled ? 0 : 1;
}

/** Candles too small to show their fill have the class of the others with their outline, if outlines have classes too. */
function completed(classes: Classes, outlines: readonly Color[]): Classes {
  const split = splitColors(outlines);
  if (!split) return classes;
  const counts: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  classes.forEach((label, index) => {
    const outline = split.classes[index];
    if (label !== null && outline !== null && outline !== undefined) counts[outline][label]++;
  });
  const usual = counts.map(([first, second]) => {
    const most = Math.max(first, second);
    return most >= 2 && most >= 0.85 * (first + second) ? (first > second ? 0 : 1) : null;
  });
  if (usual[0] === usual[1]) return classes;
  return classes.map((label, index) => label ?? usual[split.classes[index] ?? 2] ?? null);
}

/** The sum of jumps from close to open if the given class is up. */
function jumps(bodies: readonly Body[], classes: Classes, upClass: 0 | 1): { sum: number; pairs: number } {
  let sum = 0;
  let pairs = 0;
  for (let index = 1; index < bodies.length; index++) {
    const before = classes[index - 1] ?? null;
    const label = classes[index] ?? null;
    if (before === null || label === null) continue;
    const from = before === upClass ? "up" : "down";
    sum += Math.min(MAX_GAP, jump(bodies[index - 1]!, from, bodies[index]!, label === upClass ? "up" : "down"));
    pairs++;
  }
  return { sum, pairs };
}

const jump = (before: Body, from: Direction, body: Body, to: Direction) =>
  Math.abs((to === "up" ? body.bodyBottom : body.bodyTop) - (from === "up" ? before.bodyTop : before.bodyBottom));

/** The directions that are not known are those with the least jumps in all. */
function byContinuity(bodies: readonly Body[], known: readonly (Direction | null)[], quality: number): Directions {
  const both: readonly Direction[] = ["up", "down"];
  const cost = bodies.map(() => ({ up: Infinity, down: Infinity }));
  const from = bodies.map((): Record<Direction, Direction> => ({ up: "up", down: "up" }));
  bodies.forEach((body, index) => {
    for (const to of both) {
      if (known[index] && known[index] !== to) continue;
      if (index === 0) cost[0]![to] = 0;
      for (const before of index === 0 ? [] : both) {
        const step = cost[index - 1]![before] + Math.min(MAX_GAP, jump(bodies[index - 1]!, before, body, to));
        if (step >= cost[index]![to]) continue;
        cost[index]![to] = step;
        from[index]![to] = before;
      }
    }
  });
  const directions: Direction[] = [];
  const last = cost.at(-1);
  let direction: Direction = last && last.down < last.up ? "down" : "up";
  for (let index = bodies.length - 1; index >= 0; index--) {
    directions.push(direction);
    direction = from[index]![direction];
  }
  return { directions: directions.reverse(), quality };
}
