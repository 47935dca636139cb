/** A deterministic source of numbers in [0, 1). */
export type Random = () => number;

/** 53-bit hash of a text (cyrb53 by bryc, public domain). Well distributed but not cryptographic. */
export function hash(text: string, seed = 0): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A short opaque token for a text under a seed: letters and digits, at most 11. */
export function opaqueToken(seed: string, text: string): string {
  return hash(`${seed}\u0000${text}`, 7).toString(36);
}

/** Small fast counter generator (sfc32, public domain), seeded by a text. */
export function seededRandom(seed: string): Random {
  const first = hash(seed, 1);
  const second = hash(seed, 2);
  let a = first >>> 0;
  let b = Math.floor(first / 4294967296) >>> 0;
  let c = second >>> 0;
  let counter = Math.floor(second / 4294967296) >>> 0;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** A new list in random order; every order is equally likely. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
