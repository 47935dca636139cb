import fc from "fast-check";
import { expect, test } from "vitest";
import { askOf, bidOf, midThreshold, sideOf } from "./spread.ts";

const price = fc.integer({ min: 1, max: 2_000_000_000 });
const spread = fc.integer({ min: 1, max: 5000 });

test("the mid price lies between bid and ask", () => {
  fc.assert(
    fc.property(price, spread, (mid, ppm) => {
      expect(bidOf(mid, ppm)).toBeLessThan(mid);
      expect(askOf(mid, ppm)).toBeGreaterThan(mid);
    }),
  );
});

test("prices of 10 USD and more are quoted in cents, lower ones in hundredths of a cent", () => {
  expect([bidOf(1_234_567, 20), askOf(1_234_567, 20)]).toEqual([1_234_500, 1_234_600]);
  expect([bidOf(98_765, 20), askOf(98_765, 20)]).toEqual([98_763, 98_767]);
});

test("the mid threshold is exactly where a side reaches a level", () => {
  const sides = fc.constantFrom("bid" as const, "ask" as const, "mid" as const);
  fc.assert(
    fc.property(price, spread, sides, (level, ppm, side) => {
      const lowest = midThreshold(side, "above", level, ppm);
      expect(sideOf(side, lowest, ppm)).toBeGreaterThanOrEqual(level);
      expect(sideOf(side, lowest - 1, ppm)).toBeLessThan(level);
      const highest = midThreshold(side, "below", level, ppm);
      expect(sideOf(side, highest, ppm)).toBeLessThanOrEqual(level);
      expect(sideOf(side, highest + 1, ppm)).toBeGreaterThan(level);
    }),
    { numRuns: 1000 },
  );
});
