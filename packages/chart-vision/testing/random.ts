/** Numbers from 0 to 1 (exclusive), the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normally distributed number with mean 0 and deviation 1. */
export const gauss = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export const chance = (random: Random, share: number): boolean => random() < share;
