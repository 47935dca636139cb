import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOn } from "./commission.ts";
import { estimate } from "./cost.ts";
import { formatQuantity, multiply, parseUsd } from "./money.ts";
import { affordableQuantity, freeCash, reservationOf } from "./reserve.ts";
import { createScriptedMarket } from "./testing/scripted-market.ts";
import { requestOf, Trader, type OrderInput } from "./testing/trader.ts";

describe("what an order holds back", () => {
  const price = fc.integer({ min: 91, max: 99 }).map(String);
  const above = fc.integer({ min: 101, max: 110 }).map(String);
  const quantity = fc.bigInt({ min: 1_000_000n, max: 90_000_000_000n }).map(formatQuantity);
  const inputs: fc.Arbitrary<OrderInput> = fc.oneof(
    fc.record({ quantity }),
    fc.record({ quantity, limit: fc.oneof(price, above) }),
    fc.record({ quantity, stop: above }),
    fc.record({ quantity, stop: above, limit: above }),
    fc.record({ quantity, trail: price.map((text) => text.slice(-1)) }),
    fc.record({ quantity, bracket: fc.tuple(fc.constant("80"), fc.constant("120")) }),
    fc.record({ quantity, limit: price, bracket: fc.tuple(fc.constant("80"), fc.constant("120")) }),
  );
  const plan = fc.constantFrom("shares" as const, "funds" as const, "crypto" as const);

  it("is what is told beforehand, to the last digit, and never more than is free", () => {
    let placed = 0;
    fc.assert(
      fc.property(inputs, plan, fc.bigInt({ min: 0n, max: 50_000n }), (input, name, dailyVolatilityPpm) => {
        const market = createScriptedMarket({ ACME: { prices: { 0: 100 }, plan: name, dailyVolatilityPpm } });
        const expected = reservationOf(requestOf(input), market.conditions("ACME", 10)).cash;
        const trader = new Trader(market);
        const free = freeCash(trader.account);
        const answer = trader.place(10, input);
        expect(answer === "insufficient_cash").toBe(expected > free);
        if (answer !== "0") return;
        placed++;
        expect(trader.order("0").reservedCash).toBe(expected);
        expect(freeCash(trader.account)).toBe(free - expected);
      }),
      { numRuns: 500 },
    );
    expect(placed).toBeGreaterThan(100);
  });

  it("of a purchase without a limit is two hundredths more than it should cost", () => {
    const conditions = createScriptedMarket({ ACME: { prices: { 0: 100 }, plan: "funds" } }).conditions("ACME", 10);
    const { value } = estimate(requestOf({ quantity: "10" }), conditions);
    expect(reservationOf(requestOf({ quantity: "10" }), conditions).cash).toBe((value * 102n) / 100n);
    expect(reservationOf(requestOf({ quantity: "10", limit: "99" }), conditions).cash).toBe(parseUsd("990"));
    expect(reservationOf(requestOf({ quantity: "10", side: "sell" }), conditions).cash).toBe(0n);
  });
});

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
