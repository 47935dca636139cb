import { FARTHEST, normalQuantiles, QUANTILE_INTERVALS } from "./normal.ts";
import { exp } from "./portable-math.ts";

/**
 * Division of a variance between the two halves of a stretch, with log-normal odds around 1:1. Both shares add up to one: a conservative
 * multiplicative cascade (Mandelbrot, 1974).
 */
export class Division {
  /** The largest value of `odds`; the smallest is its inverse. */
  readonly largestOdds: number;
  readonly #odds: Float64Array;

  /** `unevenness`: standard deviation of the log odds. */
  constructor(unevenness: number) {
    this.#odds = normalQuantiles().map((quantile) => exp(unevenness * quantile));
    this.largestOdds = exp(unevenness * FARTHEST);
  }

  /** Odds for a random word. From a table, because the exponential would be half the cost of a price. */
  odds(word: number): number {
    const index = word >>> 20;
    const low = this.#odds[index] ?? 0;
    const high = this.#odds[index + 1] ?? 0;
    return low + ((high - low) * (word & 0xfffff)) / (0x100000000 / QUANTILE_INTERVALS);
  }
}

/** The left part's share of a variance; `even` is its share at odds of 1:1. */
export function leftShare(odds: number, even: number): number {
  const left = even * odds;
  return left / (left + 1 - even);
}
