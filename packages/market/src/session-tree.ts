import { Division, leftShare } from "./division.ts";
import { DRAW } from "./factor-keys.ts";
import type { FactorParameters } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import type { KeyPair, Threefry } from "./threefry.ts";

/** A session between the opening gap and the close of a day. */
export interface SessionEnds {
  readonly open: number;
  readonly close: number;
  readonly variance: number;
}

/** The path at each end of a minute (`minutes + 1` values) and the variance left within each minute. */
export interface SessionPath {
  readonly path: Float64Array;
  readonly variances: Float64Array;
}

/** A stretch of a factor's path: its two ends and the variance between them. */
export class Segment {
  left = 0;
  right = 0;
  variance = 0;
}

/**
 * The minutes of a session: a bridge from open to close, halved down to minutes. Its variance follows the session's profile and is divided
 * unevenly. One minute costs one draw per level of the tree (9 for 390 minutes, 11 for 1,440).
 */
export class SessionTree {
  readonly #random: Threefry;
  readonly #parameters: FactorParameters;
  readonly #division: Division;
  #middleValue = 0;
  #leftVariance = 0;

  constructor(random: Threefry, parameters: FactorParameters) {
    this.#random = random;
    this.#parameters = parameters;
    this.#division = new Division(parameters.sessionUnevenness);
  }

  /** All minutes. */
  build(key: KeyPair, ends: SessionEnds): SessionPath {
    const { minutes } = this.#parameters;
    const path = new Float64Array(minutes + 1);
    const variances = new Float64Array(minutes);
    path[0] = ends.open;
    path[minutes] = ends.close;
    this.#fill(key, path, variances, 0, minutes, ends.variance);
    return { path, variances };
  }

  /** Computes only one minute. */
  descend(key: KeyPair, ends: SessionEnds, minute: number, target: Segment): void {
    let low = 0;
    let high = this.#parameters.minutes;
    target.left = ends.open;
    target.right = ends.close;
    target.variance = ends.variance;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      this.#divide(key, low, middle, high, target.left, target.right, target.variance);
      if (minute < middle) {
        high = middle;
        target.right = this.#middleValue;
        target.variance = this.#leftVariance;
      } else {
        low = middle;
        target.left = this.#middleValue;
        target.variance -= this.#leftVariance;
      }
    }
  }

  #fill(key: KeyPair, path: Float64Array, variances: Float64Array, low: number, high: number, variance: number): void {
    if (high - low === 1) {
      variances[low] = variance;
      return;
    }
    const middle = (low + high) >> 1;
    this.#divide(key, low, middle, high, path[low] ?? 0, path[high] ?? 0, variance);
    path[middle] = this.#middleValue;
    const leftVariance = this.#leftVariance;
    this.#fill(key, path, variances, low, middle, leftVariance);
    this.#fill(key, path, variances, middle, high, variance - leftVariance);
  }

  #divide(key: KeyPair, low: number, middle: number, high: number, left: number, right: number, variance: number) {
    const { varianceProfile, sessionTail } = this.#parameters;
    const atLow = varianceProfile[low] ?? 0;
    const even = ((varianceProfile[middle] ?? 0) - atLow) / ((varianceProfile[high] ?? 0) - atLow);
    this.#random.draw(key, middle, DRAW.minute);
    const word = this.#random.second;
    const isTail = (word & 1023) < sessionTail.probability * 1024;
    const draw = normalDraw(this.#random.first) * (isTail ? sessionTail.scale : 1);
    const share = leftShare(this.#division.odds(word), even);
    this.#leftVariance = variance * share;
    this.#middleValue = left + (right - left) * share + Math.sqrt(this.#leftVariance * (1 - share)) * draw;
  }
}
