import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOn, commissionPlanOf } from "./commission.ts";
import { estimate, executionPrice, slippageOf } from "./cost.ts";
import { formatUsd, parseQuantity, parseUsd } from "./money.ts";
import type { MarketConditions } from "./order-request.ts";
import { requestOf, type OrderInput } from "./testing/trader.ts";

const conditions: MarketConditions = {
  tick: { at: 0, mid: parseUsd("100"), bid: parseUsd("99.95"), ask: parseUsd("100.05") },
  isOpen: true,
  canQueue: false,
  averageDailyVolume: parseQuantity("1000000"),
  dailyVolatilityPpm: 20_000n,
  commissionPlan: "shares",
};
const items = (input: OrderInput) => {
  const { price, value, cost } = estimate(requestOf(input), conditions);
  const { spread, slippage, commission, total } = cost;
  return [price, value, cost.value, spread, slippage, commission, total].map(formatUsd);
};

describe("slippage", () => {
  it("is 0.1 × volatility × √(quantity ÷ average daily volume) of the price", () => {
    // 0.1 × 2 % × √(10,000 ÷ 1,000,000) = 0.02 % of 100 USD
    expect(slippageOf(parseUsd("100"), parseQuantity("10000"), conditions)).toBe(parseUsd("0.02"));
    expect(slippageOf(parseUsd("100"), parseQuantity("1000000"), conditions)).toBe(parseUsd("0.2"));
    expect(slippageOf(parseUsd("100"), 0n, conditions)).toBe(0n);
  });
});

describe("the price of a fill", () => {
  const filledAt = (side: "buy" | "sell", [bid, ask]: [string, string], slippage: string, limit?: string) => {
    const [low, high] = [parseUsd(bid), parseUsd(ask)];
    const tick = { at: 0, mid: (low + high) / 2n, bid: low, ask: high };
    return formatUsd(executionPrice(side, tick, parseUsd(slippage), limit === undefined ? null : parseUsd(limit)));
  };

  it("S7.29 has the decimals that the market quotes: cents from 10 dollars, hundredths of a cent below", () => {
    expect(filledAt("buy", ["424.69", "424.71"], "0.0033")).toBe("424.71");
    expect(filledAt("buy", ["424.69", "424.71"], "0.0066")).toBe("424.72");
    expect(filledAt("sell", ["424.69", "424.71"], "0.0066")).toBe("424.68");
    expect(filledAt("buy", ["9.98", "9.9899"], "0.0033")).toBe("9.9932");
    expect(filledAt("sell", ["10.00", "10.01"], "0.0033")).toBe("9.9967");
  });

  it("S7.29 is never worse than the limit, even if that is between two prices, and never better than the quote", () => {
    expect(filledAt("buy", ["424.69", "424.71"], "0.05", "424.7333")).toBe("424.73");
    expect(filledAt("sell", ["424.69", "424.71"], "0.05", "424.6711")).toBe("424.68");
    // A provider's quote may lie between two cents.
    expect(filledAt("buy", ["424.6901", "424.7133"], "0")).toBe("424.7133");
    expect(filledAt("sell", ["424.6901", "424.7133"], "0")).toBe("424.69");
    expect(filledAt("buy", ["424.6901", "424.7133"], "0", "424.7140")).toBe("424.7133");
  });
});

describe("the cost of a trade", () => {
  it("is itemized, and the items add up to the amount paid", () => {
    // 10,000 × (0.05 spread + 0.02 slippage), 0.05 % commission
    expect(items({ quantity: "10000" })).toEqual([
      "100.07",
      "1000700.00",
      "1000000.00",
      "500.00",
      "200.00",
      "500.35",
      "1200.35",
    ]);
    expect(items({ side: "sell", quantity: "10000" })).toEqual([
      "99.93",
      "999300.00",
      "1000000.00",
      "500.00",
      "200.00",
      "499.65",
      "1199.65",
    ]);
  });

  it("adds up for any quantity", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        fc.constantFrom("buy" as const, "sell" as const),
        (quantity, side) => {
          const { value, cost } = estimate({ ...requestOf({ side }), quantity }, conditions);
          const { spread, slippage, commission, total } = cost;
          expect(cost.value + (side === "buy" ? 1n : -1n) * (spread + slippage)).toBe(value);
          expect(spread + slippage + commission).toBe(total);
          expect(commission <= value).toBe(true);
        },
      ),
    );
  });

  it("of a limit or stop that is not reached yet is that of a market that has come to it", () => {
    expect(items({ limit: "90", quantity: "10000" })[0]).toBe("90.00");
    expect(items({ limit: "110", quantity: "10000" })[0]).toBe("100.07");
    expect(items({ side: "sell", limit: "110", quantity: "10000" })[0]).toBe("110.00");
    expect(items({ side: "sell", stop: "90", quantity: "10000" })[0]).toBe("89.98");
    expect(items({ stop: "110", quantity: "10000" })[0]).toBe("110.02");
    expect(items({ trail: "1", quantity: "10000" })[0]).toBe("101.07");
  });
});

describe("commission", () => {
  it("of shares is 0.05 % of the value, at least a dollar and at most 1 %; funds are free", () => {
    const of = (value: string) => formatUsd(commissionOn(parseUsd(value), commissionPlanOf("share")));
    expect(["10000", "2000", "500", "100", "50", "0.01"].map(of)).toEqual([
      "5.00",
      "1.00",
      "1.00",
      "1.00",
      "0.50",
      "0.0001",
    ]);
    expect(commissionOn(parseUsd("10000"), commissionPlanOf("bond_fund"))).toBe(0n);
    expect(commissionOn(parseUsd("1000"), commissionPlanOf("crypto"))).toBe(parseUsd("1"));
  });

  it("is rounded up, and never falls when the value grows", () => {
    expect(commissionOn(1n, "crypto")).toBe(1n);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        fc.bigInt({ min: 0n, max: 10n ** 8n }),
        fc.constantFrom("shares" as const, "funds" as const, "crypto" as const),
        (value, more, plan) => {
          const added = commissionOn(value + more, plan) - commissionOn(value, plan);
          expect(added >= 0n && added <= more).toBe(true);
        },
      ),
    );
  });
});
