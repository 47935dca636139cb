import { BoundedCache } from "./bounded-cache.ts";
import type { KeyPair } from "./threefry.ts";
import type { FactorKey } from "./types.ts";

const CACHED_DAYS = 512;

/** Purpose of a draw: the counter's second word, so that no two purposes share a draw. */
export const DRAW = {
  phase: 1,
  anchor: 2,
  octave: 3,
  innovation: 4,
  jump: 5,
  gap: 6,
  minute: 7,
  second: 8,
  dayVolume: 9,
  minuteVolume: 10,
  secondVolume: 11,
  wording: 12,
} as const;

/** The keys of one factor. Draws of a day use that day's key, so that a known day reveals nothing about another. */
export class FactorKeys {
  readonly path: KeyPair;
  readonly #factor: string;
  readonly #factorKey: FactorKey;
  readonly #days = new BoundedCache<number, KeyPair>(CACHED_DAYS);

  constructor(factor: string, factorKey: FactorKey) {
    this.#factor = factor;
    this.#factorKey = factorKey;
    this.path = factorKey(factor, null);
  }

  ofDay(day: number): KeyPair {
    const known = this.#days.get(day);
    if (known) return known;
    const key = this.#factorKey(this.#factor, day);
    this.#days.set(day, key);
    return key;
  }
}
