/** Open, high, low and close, in dollars. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const candle = (open: number, high: number, low: number, close: number): Candle => ({ open, high, low, close });

/** A fall that ends in a hammer. The question is an example for everybody: its answer is no secret and counts for nothing. */
export const CANDLES: readonly Candle[] = [
  candle(84, 92, 82, 90),
  candle(90, 91, 77, 79),
  candle(79, 86, 78, 85),
  candle(83, 99, 79, 80),
  candle(80, 81, 62, 64),
  candle(64, 71, 62, 69),
  candle(69, 70, 51, 54),
  candle(52, 64, 18, 62),
  candle(62, 72, 60, 70),
  candle(70, 72, 63, 65),
  candle(65, 82, 64, 80),
];

export type Shape = "hammer" | "gaveBack" | "rose" | "fell";

/** What a candle tells: a line at least twice as long as the body says that the price came back from there. */
export function shapeOf({ open, high, low, close }: Candle): Shape {
  const body = Math.abs(close - open);
  if (Math.min(open, close) - low >= 2 * body) return "hammer";
  if (high - Math.max(open, close) >= 2 * body) return "gaveBack";
  return close >= open ? "rose" : "fell";
}
