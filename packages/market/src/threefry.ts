/** 2 x 32 bits that select a stream of draws. */
export type KeyPair = readonly [number, number];

const PARITY = 0x1bd11bda;

/**
 * Counter-based generator Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3",
 * SC'11): random access to the draw at any counter. Well distributed but not cryptographic, so keys must be changed often.
 */
export class Threefry {
  /** The two words of the last draw, as signed 32 bit. */
  first = 0;
  second = 0;
  /** Number of draws so far: the cost of prices. */
  draws = 0;

  draw(key: KeyPair, counter0: number, counter1: number): void {
    const key0 = key[0] | 0;
    const key1 = key[1] | 0;
    const key2 = PARITY ^ key0 ^ key1;
    let x = (counter0 + key0) | 0;
    let y = (counter1 + key1) | 0;
    // Five groups of four rounds, unrolled because this is the innermost step of every price.
    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + key1) | 0;
    y = (y + key2 + 1) | 0;
    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    x = (x + y) | 0;
    y = ((y << 29) | (y >>> 3)) ^ x;
    x = (x + y) | 0;
    y = ((y << 16) | (y >>> 16)) ^ x;
    x = (x + y) | 0;
    y = ((y << 24) | (y >>> 8)) ^ x;
    x = (x + key2) | 0;
    y = (y + key0 + 2) | 0;
    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + key0) | 0;
    y = (y + key1 + 3) | 0;
    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    x = (x + y) | 0;
    y = ((y << 29) | (y >>> 3)) ^ x;
    x = (x + y) | 0;
    y = ((y << 16) | (y >>> 16)) ^ x;
    x = (x + y) | 0;
    y = ((y << 24) | (y >>> 8)) ^ x;
    x = (x + key1) | 0;
    y = (y + key2 + 4) | 0;
    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    this.first = (x + key2) | 0;
    this.second = (y + key0 + 5) | 0;
    this.draws++;
  }
}

/** A word as a number in [0, 1). */
export function uniform(word: number): number {
  return (word >>> 0) / 4294967296;
}
