import type { InstrumentPath } from "./instrument-path.ts";
import { excursionBound, SECONDS, type SecondTree } from "./second-tree.ts";
import type { KeyPair } from "./threefry.ts";

/** Halvings from a minute to a second. */
const DEPTH = 6;

/** 1 looks for the highest log price, -1 for the lowest. */
export type Direction = 1 | -1;

/** Finds the extreme second of a minute by branch and bound: skips stretches whose bound cannot beat the best value found. */
export class MinuteSearch {
  readonly #path: InstrumentPath;
  readonly #seconds: readonly Float64Array[];
  readonly #combined = new Float64Array(SECONDS + 1);
  /** Variance of each factor over the minute, and over both halves of the current stretch at each depth. */
  readonly #whole: Float64Array;
  readonly #left: readonly Float64Array[];
  readonly #right: readonly Float64Array[];
  readonly #keys: KeyPair[] = [];
  readonly #weights: Float64Array;
  readonly #trees: readonly SecondTree[];
  #base = 0;
  #minute = 0;
  #direction: Direction = 1;
  #best = 0;

  constructor(path: InstrumentPath) {
    const perPart = () => new Float64Array(path.parts.length);
    this.#path = path;
    this.#seconds = path.parts.map(() => new Float64Array(SECONDS + 1));
    this.#weights = Float64Array.from(path.parts, ({ weight }) => weight);
    this.#trees = path.parts.map(({ factor }) => factor.secondTree);
    this.#whole = perPart();
    this.#left = Array.from({ length: DEPTH }, perPart);
    this.#right = Array.from({ length: DEPTH }, perPart);
  }

  /** The highest of `direction` times the log price within a minute, or `found` when nothing is higher. */
  extreme(day: number, minute: number, direction: Direction, found: number): number {
    this.#base = this.#path.base(day);
    this.#minute = minute;
    this.#direction = direction;
    this.#best = found;
    this.#path.parts.forEach(({ factor }, index) => {
      const segment = factor.minute(day, minute);
      const seconds = this.#seconds[index];
      if (seconds) {
        seconds[0] = segment.left;
        seconds[SECONDS] = segment.right;
      }
      this.#whole[index] = segment.variance;
      this.#keys[index] = factor.keys.ofDay(day);
    });
    this.#combine(0);
    this.#combine(SECONDS);
    this.#search(0, SECONDS, 0, this.#whole);
    return this.#best;
  }

  #search(low: number, high: number, depth: number, variances: Float64Array): void {
    if (high - low === 1) return;
    const left = this.#direction * (this.#combined[low] ?? 0);
    const right = this.#direction * (this.#combined[high] ?? 0);
    if (Math.max(left, right) + this.#reach(high - low, variances) <= this.#best) return;
    const leftVariances = this.#left[depth] ?? variances;
    const rightVariances = this.#right[depth] ?? variances;
    const middle = (low + high) >> 1;
    this.#divide(low, middle, high, variances, leftVariances, rightVariances);
    this.#best = Math.max(this.#best, this.#direction * (this.#combined[middle] ?? 0));
    if (left >= right) {
      this.#search(low, middle, depth + 1, leftVariances);
      this.#search(middle, high, depth + 1, rightVariances);
    } else {
      this.#search(middle, high, depth + 1, rightVariances);
      this.#search(low, middle, depth + 1, leftVariances);
    }
  }

  /** How far the combined path can exceed both ends of a stretch. */
  #reach(length: number, variances: Float64Array): number {
    let reach = 0;
    for (let index = 0; index < this.#weights.length; index++)
      reach += Math.abs(this.#weights[index] ?? 0) * Math.sqrt(variances[index] ?? 0);
    return reach * excursionBound(length);
  }

  #divide(
    low: number,
    middle: number,
    high: number,
    variances: Float64Array,
    leftVariances: Float64Array,
    rightVariances: Float64Array,
  ): void {
    for (let index = 0; index < this.#trees.length; index++) {
      const tree = this.#trees[index];
      const key = this.#keys[index];
      const seconds = this.#seconds[index];
      if (!tree || !key || !seconds) continue;
      const variance = variances[index] ?? 0;
      tree.divide(key, this.#minute, middle, seconds[low] ?? 0, seconds[high] ?? 0, variance);
      seconds[middle] = tree.middleValue;
      leftVariances[index] = tree.leftVariance;
      rightVariances[index] = variance - tree.leftVariance;
    }
    this.#combine(middle);
  }

  #combine(position: number): void {
    let log = this.#base;
    for (let index = 0; index < this.#weights.length; index++)
      log += (this.#weights[index] ?? 0) * (this.#seconds[index]?.[position] ?? 0);
    this.#combined[position] = log;
  }
}
