import { Division, leftShare } from "./division.ts";
import { DRAW } from "./factor-keys.ts";
import { boundedDraw, DRAW_BOUND } from "./normal.ts";
import type { Segment } from "./session-tree.ts";
import type { KeyPair, Threefry } from "./threefry.ts";

export const SECONDS = 60;

const DIVISION = new Division(0.15);

/** Halvings of a stretch, by its length in seconds. */
const DEPTHS = Uint8Array.from({ length: SECONDS + 1 }, (_, length) => {
  let depth = 0;
  while (2 ** depth < length) depth++;
  return depth;
});

const BOUNDS = excursionBounds(DEPTHS[SECONDS] ?? 0);

/**
 * How far the path can exceed both ends of a stretch with `depth` halvings left, in square roots of its variance. Rigorous because draws
 * below the minute are bounded: the bound of a stretch is the largest draw of its midpoint plus the bound of the larger half, at the worst
 * division of the variance.
 */
function excursionBounds(depth: number): Float64Array {
  const steps = 200;
  const largestShare = leftShare(DIVISION.largestOdds, 0.5);
  const bounds = new Float64Array(depth + 1);
  for (let level = 1; level <= depth; level++) {
    let worst = 0;
    for (let step = 0; step <= steps; step++) {
      const share = 0.5 + ((largestShare - 0.5) * step) / steps;
      const bound = Math.sqrt(share * (1 - share)) * DRAW_BOUND + Math.sqrt(share) * (bounds[level - 1] ?? 0);
      worst = Math.max(worst, bound);
    }
    // Covers the shares between two steps.
    bounds[level] = worst * 1.0001;
  }
  return bounds;
}

/** See `excursionBounds`; for a stretch of `length` seconds. */
export function excursionBound(length: number): number {
  return BOUNDS[DEPTHS[length] ?? 0] ?? 0;
}

/** The seconds of a minute: a bridge between its ends with bounded draws, 6 deep. Position 60 is the end of the minute. */
export class SecondTree {
  middleValue = 0;
  leftVariance = 0;
  readonly #random: Threefry;

  constructor(random: Threefry) {
    this.#random = random;
  }

  /** Writes a stretch's midpoint to `middleValue` and the left half's variance to `leftVariance`. */
  divide(key: KeyPair, minute: number, middle: number, left: number, right: number, variance: number): void {
    this.#random.draw(key, (minute << 6) | middle, DRAW.second);
    const share = leftShare(DIVISION.odds(this.#random.second), 0.5);
    this.leftVariance = variance * share;
    this.middleValue =
      left + (right - left) * share + Math.sqrt(this.leftVariance * (1 - share)) * boundedDraw(this.#random.first);
  }

  /** One position, 1 to 59, of a minute. */
  at(key: KeyPair, minute: number, segment: Segment, position: number): number {
    let low = 0;
    let high = SECONDS;
    let { left, right, variance } = segment;
    for (;;) {
      const middle = (low + high) >> 1;
      this.divide(key, minute, middle, left, right, variance);
      if (middle === position) return this.middleValue;
      if (position < middle) {
        high = middle;
        right = this.middleValue;
        variance = this.leftVariance;
      } else {
        low = middle;
        left = this.middleValue;
        variance -= this.leftVariance;
      }
    }
  }

  /** All 61 positions of a minute. */
  fill(key: KeyPair, minute: number, segment: Segment, target: Float64Array): void {
    target[0] = segment.left;
    target[SECONDS] = segment.right;
    this.#fillBetween(key, minute, target, 0, SECONDS, segment.variance);
  }

  #fillBetween(key: KeyPair, minute: number, target: Float64Array, low: number, high: number, variance: number): void {
    if (high - low === 1) return;
    const middle = (low + high) >> 1;
    this.divide(key, minute, middle, target[low] ?? 0, target[high] ?? 0, variance);
    target[middle] = this.middleValue;
    const leftVariance = this.leftVariance;
    this.#fillBetween(key, minute, target, low, middle, leftVariance);
    this.#fillBetween(key, minute, target, middle, high, variance - leftVariance);
  }
}
