import fc from "fast-check";
import { expect, test } from "vitest";
import { vatIn } from "./vat.ts";

test.each([
  [999, 19, 160],
  [2399, 25.5, 487],
  [5999, 0, 0],
  [0, 19, 0],
  // 3 * 20 / 120 is exactly one half.
  [3, 20, 1],
])("S6.11 the VAT in %i at %d %% is %i", (total, rate, vat) => {
  expect(vatIn(total, rate)).toBe(vat);
});

test("net and VAT sum to the total, and the VAT is at most half a unit off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3_000 }), (total, hundredths) => {
      const vat = vatIn(total, hundredths / 100);
      const exact = (total * hundredths) / (10_000 + hundredths);
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(vat).toBeLessThanOrEqual(total);
    }),
  );
});
