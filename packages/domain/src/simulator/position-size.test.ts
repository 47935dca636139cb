import fc from "fast-check";
import { expect, it } from "vitest";
import { formatQuantity, multiply, parseUsd } from "./money.ts";
import { positionSize } from "./position-size.ts";

const size = (entry: string, stop: string, equity = "100000", basisPoints = 100n): string =>
  formatQuantity(
    positionSize({
      equity: parseUsd(equity),
      basisPoints,
      entryPrice: parseUsd(entry),
      stopPrice: parseUsd(stop),
    }),
  );

it("a position loses the chosen share of the account at its stop", () => {
  expect(size("50", "45")).toBe("200");
  expect(size("45", "50")).toBe("200");
  expect(size("50", "47")).toBe("333.33333333");
});

it("there is no size without a way to the stop, or without money", () => {
  expect(size("50", "50")).toBe("0");
  expect(size("50", "45", "-1")).toBe("0");
});

it("a position never risks more than the share, and a unit more would", () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 8n });
  fc.assert(
    fc.property(price, price, fc.bigInt({ min: 1n, max: 10n ** 11n }), (entryPrice, stopPrice, equity) => {
      fc.pre(entryPrice !== stopPrice);
      const quantity = positionSize({ equity, basisPoints: 100n, entryPrice, stopPrice });
      const distance = entryPrice > stopPrice ? entryPrice - stopPrice : stopPrice - entryPrice;
      expect(quantity * distance * 10_000n <= equity * 100n * 100_000_000n).toBe(true);
      expect((quantity + 1n) * distance * 10_000n > equity * 100n * 100_000_000n).toBe(true);
      expect(multiply(quantity, distance) <= equity / 100n + 1n).toBe(true);
    }),
  );
});
