import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  divide,
  divideDown,
  divideUp,
  formatQuantity,
  formatUsd,
  multiply,
  parseQuantity,
  parseUsd,
  percentOf,
  squareRoot,
} from "./money.ts";

const amounts = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const divisors = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe("decimal text", () => {
  it("comes back as it was written", () => {
    fc.assert(fc.property(amounts, (amount) => parseUsd(formatUsd(amount)) === amount));
    fc.assert(fc.property(amounts, (amount) => parseQuantity(formatQuantity(amount)) === amount));
  });

  it("is read exactly", () => {
    expect(parseUsd("100.01")).toBe(1_000_100n);
    expect(parseUsd("-0.0001")).toBe(-1n);
    expect(parseQuantity("0.00000001")).toBe(1n);
    expect(formatUsd(1_000_000n)).toBe("100.00");
    expect(formatUsd(-1n)).toBe("-0.0001");
    expect(formatQuantity(150_000_000n)).toBe("1.5");
    expect(formatQuantity(0n)).toBe("0");
  });

  it("is refused with more decimals than the unit has, or when it is no plain number", () => {
    for (const text of ["1.00001", "", ".5", "1.", "1e3", " 1", "1,5", "+1", "NaN"]) {
      expect(() => parseUsd(text)).toThrow(RangeError);
    }
    expect(() => parseQuantity("0.000000001")).toThrow(RangeError);
  });
});

describe("division", () => {
  it("rounds to the nearest, a half to the even neighbour", () => {
    expect([25n, 35n, -25n, -35n, 26n, -26n].map((value) => divide(value, 10n))).toEqual([2n, 4n, -2n, -4n, 3n, -3n]);
    fc.assert(
      fc.property(amounts, divisors, (dividend, divisor) => {
        const error = 2n * (divide(dividend, divisor) * divisor - dividend);
        expect(error <= divisor && -error <= divisor).toBe(true);
      }),
    );
  });

  it("rounds down and up to neighbours that enclose the value", () => {
    fc.assert(
      fc.property(amounts, divisors, (dividend, divisor) => {
        const down = divideDown(dividend, divisor);
        expect(down * divisor <= dividend && dividend < (down + 1n) * divisor).toBe(true);
        expect(divideUp(dividend, divisor) - down).toBe(dividend % divisor === 0n ? 0n : 1n);
      }),
    );
  });
});

it("quantity times price has no drift", () => {
  expect(multiply(parseQuantity("0.1"), parseUsd("3")) * 1_000_000n).toBe(parseUsd("300000"));
  expect(multiply(parseQuantity("0.00000001"), parseUsd("5000"))).toBe(0n);
});

it("a percentage is for display", () => {
  expect(percentOf(parseUsd("-2.5"), parseUsd("200"))).toBe(-1.25);
  expect(percentOf(1n, 3n)).toBe(33.3333);
  expect(percentOf(1n, 0n)).toBe(0);
});

it("a square root is the largest that fits", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (value) => {
      const root = squareRoot(value);
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
    }),
  );
  expect(() => squareRoot(-1n)).toThrow(RangeError);
});
