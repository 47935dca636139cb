import type { Drawing } from "../types.ts";

/** Shares of the distance from one candle to the next that half of a body, and half of a wick, takes. */
const BODY = 0.45;
const WICK = 0.08;
/** Pixels of soft edges. */
const EDGE = 1.5;

/** Whether a pixel belongs to a candle, or to the line. */
export function coverOf({ candles, line, spacing }: Drawing): (x: number, y: number) => boolean {
  const covers = new Map<number, (readonly [top: number, bottom: number])[]>();
  const cover = (from: number, to: number, top: number, bottom: number) => {
    for (let x = Math.floor(from); x <= to; x++) covers.set(x, [...(covers.get(x) ?? []), [top - EDGE, bottom + EDGE]]);
  };
  for (const { x, open, high, low, close } of candles) {
    const wick = Math.max(EDGE, WICK * spacing);
    cover(x - wick, x + wick, high, low);
    cover(x - BODY * spacing, x + BODY * spacing, Math.min(open, close), Math.max(open, close));
  }
  line.slice(1).forEach((point, index) => {
    const { x, y } = line[index]!;
    cover(x, point.x, Math.min(y, point.y), Math.max(y, point.y));
  });
  return (x, y) => covers.get(x)?.some(([top, bottom]) => y >= top && y < bottom) ?? false;
}
