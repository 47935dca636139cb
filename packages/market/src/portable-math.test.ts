import fc from "fast-check";
import { expect, test } from "vitest";
import { exp, ln, power } from "./portable-math.ts";

const ULP = 2 ** -52;

test("exp agrees with Math.exp to the last bits", () => {
  fc.assert(
    fc.property(fc.double({ min: -600, max: 600, noNaN: true }), (x) => {
      const scale = 1 + Math.abs(x);
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(4 * ULP * scale);
    }),
  );
  expect(exp(0)).toBe(1);
});

test("ln agrees with Math.log to the last bits and undoes exp", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(4 * ULP * (1 + Math.abs(Math.log(x))));
      expect(Math.abs(exp(ln(x)) / x - 1)).toBeLessThan(1e-14);
    }),
  );
  expect(ln(1)).toBe(0);
});

test("power", () => {
  expect(power(2, 10)).toBeCloseTo(1024, 9);
  expect(power(9, 0.5)).toBeCloseTo(3, 12);
});
