import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOn } from "./commission.ts";
import { formatQuantity, multiply, parseUsd } from "./money.ts";
import { affordableQuantity } from "./reserve.ts";
import { createScriptedMarket } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

describe("what cash suffices for", () => {
  it("is a purchase with its commission", () => {
    const quantity = (cash: string, price: string) =>
      formatQuantity(affordableQuantity(parseUsd(cash), parseUsd(price), "shares"));
    expect(quantity("1001", "100")).toBe("10");
    expect(quantity("100050", "100")).toBe("1000");
    expect(quantity("0", "100")).toBe("0");
    expect(quantity("100", "0")).toBe("0");
  });

  it("can be ordered, and a cent's worth more cannot", () => {
    const plan = fc.constantFrom("shares" as const, "funds" as const, "crypto" as const);
    const cash = fc.bigInt({ min: 1_0000n, max: 100_000_0000n });
    fc.assert(
      fc.property(plan, cash, fc.bigInt({ min: 1_0000n, max: 1000_0000n }), (name, available, price) => {
        const quantity = affordableQuantity(available, price, name);
        const needs = (units: bigint) => multiply(units, price) + commissionOn(multiply(units, price), name);
        expect(needs(quantity) <= available).toBe(true);
        expect(needs(quantity + 10_000_000_000n / price) > available).toBe(true);
      }),
    );
  });

  it("is what an account takes as a limit order, to the last unit", () => {
    const market = createScriptedMarket({ ACME: { prices: { 0: 100 }, plan: "shares" } });
    const quantity = formatQuantity(affordableQuantity(parseUsd("100000"), parseUsd("97.31"), "shares"));
    expect(new Trader(market).place(10, { limit: "97.31", quantity })).toBe("0");
    const more = formatQuantity(affordableQuantity(parseUsd("100000.01"), parseUsd("97.31"), "shares"));
    expect(new Trader(market).place(10, { limit: "97.31", quantity: more })).toBe("insufficient_cash");
  });
});
