import fc from "fast-check";
import { expect, it } from "vitest";
import { formatQuantity, parseUsd } from "./money.ts";
import { positionSize, roundTripProfit } from "./position-size.ts";

const size = (entry: string, stop: string, change: { equity?: string; plan?: "funds" | "shares" } = {}): string =>
  formatQuantity(
    positionSize({
      equity: parseUsd(change.equity ?? "100000"),
      basisPoints: 100n,
      entryPrice: parseUsd(entry),
      stopPrice: parseUsd(stop),
      commissionPlan: change.plan ?? "funds",
    }),
  );

it("a position loses the chosen share of the account at its stop", () => {
  expect(size("50", "45")).toBe("200");
  expect(size("50", "47")).toBe("333.33333333");
});

it("its commissions are a part of that loss", () => {
  // 199 × 5, and 0.05 % of the purchase and of the sale.
  expect(Number(size("50", "45", { plan: "shares" }))).toBeCloseTo(1000 / (5 + 0.0005 * 95), 4);
});

it("there is no size without a way down to the stop, or without money", () => {
  expect(size("50", "50")).toBe("0");
  expect(size("45", "50")).toBe("0");
  expect(size("50", "45", { equity: "-1" })).toBe("0");
});

it("a position never loses more than the share, and a little more of it would", () => {
  const price = fc.bigInt({ min: 100n, max: 10n ** 8n });
  const plan = fc.constantFrom("funds", "shares", "crypto");
  fc.assert(
    fc.property(price, price, fc.bigInt({ min: 1n, max: 10n ** 11n }), plan, (a, b, equity, commissionPlan) => {
      fc.pre(a !== b);
      const [entryPrice, stopPrice] = a > b ? [a, b] : [b, a];
      const quantity = positionSize({ equity, basisPoints: 100n, entryPrice, stopPrice, commissionPlan });
      const lossOf = (units: bigint) =>
        -roundTripProfit({ quantity: units, entryPrice, exitPrice: stopPrice, commissionPlan });
      const budget = equity / 100n;
      expect(lossOf(quantity) <= budget).toBe(true);
      // Values are rounded to 1e-4 USD.
      expect(lossOf(quantity + (quantity * 3n) / (budget + 1n) + 10n ** 8n) > budget - 1n).toBe(true);
    }),
  );
});
