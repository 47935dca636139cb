let last = 0;

/** When an id was made, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number.parseInt(id.slice(0, 13).replace("-", ""), 16);

/**
 * UUID version 7 (RFC 9562): ids of one page rise in the order in which they are made. A millisecond has one id; what comes in the same
 * one takes the next.
 */
export function timeOrderedId(): string {
  last = Math.max(Date.now(), last + 1);
  const time = last.toString(16).padStart(12, "0");
  // Time and version take the place of the first 52 bits of a random id.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
