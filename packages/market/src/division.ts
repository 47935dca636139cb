import { FARTHEST, normalQuantiles, QUANTILE_INTERVALS } from "./normal.ts";
import { exp } from "./portable-math.ts";

/**
 * How a variance is divided between the two halves of a stretch: the odds are log-normal around even ones. Both shares add up to one, so
 * nothing is lost: a conservative multiplicative cascade (Mandelbrot, 1974).
 */
export class Division {
  /** The largest odds that `odds` gives; the smallest are its inverse. */
  readonly largestOdds: number;
  readonly #odds: Float64Array;

  /** `unevenness`: standard deviation of the log odds. */
  constructor(unevenness: number) {
    this.#odds = normalQuantiles().map((quantile) => exp(unevenness * quantile));
    this.largestOdds = exp(unevenness * FARTHEST);
  }

  /** Odds drawn by a random word. A table, because the exponential would be half the cost of a price. */
  odds(word: number): number {
    const index = word >>> 20;
    const low = this.#odds[index] ?? 0;
    const high = this.#odds[index + 1] ?? 0;
    return low + ((high - low) * (word & 0xfffff)) / (0x100000000 / QUANTILE_INTERVALS);
  }
}

/** The share of a variance that the left part gets, when even odds would give it `even`. */
export function leftShare(odds: number, even: number): number {
  const left = even * odds;
  return left / (left + 1 - even);
}
