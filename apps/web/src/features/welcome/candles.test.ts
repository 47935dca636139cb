import { expect, test } from "vitest";
import { CANDLES, shapeOf } from "./candles.ts";

test("exactly one candle of the example fell and recovered", () => {
  const shapes = CANDLES.map(shapeOf);
  expect(shapes.filter((shape) => shape === "hammer")).toHaveLength(1);
  expect(new Set(shapes)).toEqual(new Set(["hammer", "gaveBack", "rose", "fell"]));
});

test("the candles are possible, and each opens near the close before it", () => {
  for (const [at, { open, high, low, close }] of CANDLES.entries()) {
    expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
    expect(Math.max(open, close)).toBeLessThanOrEqual(high);
    expect(Math.abs(open - (CANDLES[at - 1]?.close ?? open))).toBeLessThanOrEqual(3);
  }
});
