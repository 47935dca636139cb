import type { Picture } from "./types.ts";

/** The pixels of a picture as one number each: most pixels are like the one before, which is faster to check than to compute again. */
export function wordsOf({ data }: Picture): Int32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Four bytes as one number each; bytes behind the last four are in none. */
export const foursOf = ({ buffer, byteOffset, length }: Uint8Array | Int8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, length >> 2);

/** Whether four bytes begin here that all have a value, 0 or -1. Reading behind the end would make the callers slow for good. */
export const areFour = (fours: Int32Array, at: number, value: 0 | -1): boolean =>
  (at & 3) === 0 && at >> 2 < fours.length && fours[at >> 2] === value;
