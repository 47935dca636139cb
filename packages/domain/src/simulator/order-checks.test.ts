import { describe, expect, it } from "vitest";
import { parseQuantity, parseUsd } from "./money.ts";
import { openAccount } from "./open-account.ts";
import { checkOrder, MAX_OPEN_ORDERS } from "./order-checks.ts";
import type { MarketConditions } from "./order-request.ts";
import { createScriptedMarket } from "./testing/scripted-market.ts";
import { requestOf, Trader, type OrderInput } from "./testing/trader.ts";

const conditions: MarketConditions = {
  tick: { at: 0, mid: parseUsd("100"), bid: parseUsd("99.99"), ask: parseUsd("100.01") },
  isOpen: true,
  canQueue: false,
  averageDailyVolume: parseQuantity("1000000"),
  dailyVolatilityPpm: 20_000n,
  commissionPlan: "funds",
};
const { account } = openAccount(0);
const check = (input: OrderInput, circumstances: Partial<MarketConditions> = {}) =>
  checkOrder(account, requestOf(input), { ...conditions, ...circumstances });

describe("an order is refused", () => {
  it("when it is worth less than a cent, or nothing", () => {
    expect(check({ quantity: "0.00009" })).toBe("order_too_small");
    expect(check({ quantity: "0" })).toBe("order_too_small");
    expect(check({ quantity: "0.0001" })).toBe(null);
  });

  it("when it is larger than the volume of a day", () => {
    expect(check({ side: "sell", quantity: "1000000.1" })).toBe("order_too_large");
  });

  it("when a price is more than ten times away", () => {
    expect(check({ limit: "9.99" })).toBe("price_out_of_range");
    expect(check({ quantity: "0.01", limit: "1000.01" })).toBe("price_out_of_range");
    expect(check({ limit: "10" })).toBe(null);
    expect(check({ side: "sell", quantity: "1", stop: "90", limit: "9" })).toBe("price_out_of_range");
    expect(check({ bracket: ["9", "110"] })).toBe("price_out_of_range");
    expect(check({ trail: "0" })).toBe("trail_out_of_range");
    expect(check({ trail: "50.0001" })).toBe("trail_out_of_range");
  });

  it("when a stop lies on the side where it would be hit at once", () => {
    expect(check({ stop: "100.01" })).toBe("stop_on_wrong_side");
    expect(check({ stop: "100.02" })).toBe(null);
    expect(check({ side: "sell", stop: "99.99" })).toBe("stop_on_wrong_side");
    expect(check({ side: "sell", stop: "101", limit: "99" })).toBe("stop_on_wrong_side");
  });

  it("when stop, entry and target of a bracket do not rise", () => {
    expect(check({ bracket: ["99", "101"] })).toBe(null);
    expect(check({ bracket: ["99.99", "101"] })).toBe("bracket_out_of_order");
    expect(check({ bracket: ["99", "100.01"] })).toBe("bracket_out_of_order");
    expect(check({ limit: "98", bracket: ["98", "101"] })).toBe("bracket_out_of_order");
    expect(check({ limit: "98", bracket: ["97", "98"] })).toBe("bracket_out_of_order");
    expect(check({ limit: "105", bracket: ["100", "110"] })).toBe("bracket_out_of_order");
    expect(check({ limit: "98", bracket: ["97", "99"] })).toBe(null);
    expect(check({ side: "sell", bracket: ["97", "103"] })).toBe("bracket_out_of_order");
  });

  it("when it needs a price now and the market is closed; others wait for it", () => {
    const closed = { isOpen: false };
    expect(check({}, closed)).toBe("market_closed");
    expect(check({ bracket: ["99", "101"] }, closed)).toBe("market_closed");
    expect(check({}, { ...closed, canQueue: true })).toBe(null);
    expect(check({ limit: "99" }, closed)).toBe(null);
    expect(check({ limit: "100", bracket: ["99", "101"] }, closed)).toBe(null);
    expect(check({ stop: "101" }, closed)).toBe(null);
  });

  it("when cash or quantity is missing, for a purchase at the market with the buffer", () => {
    expect(check({ quantity: "1000", limit: "100" })).toBe(null);
    expect(check({ quantity: "1000", limit: "100" }, { commissionPlan: "shares" })).toBe("insufficient_cash");
    expect(check({ quantity: "990" })).toBe("insufficient_cash");
    expect(check({ quantity: "980" })).toBe(null);
    expect(check({ side: "sell", quantity: "0.1" })).toBe("insufficient_quantity");
  });

  it("when too many are open; a bracket counts three", () => {
    const trader = new Trader(createScriptedMarket({ ACME: { prices: { 0: 100 } } }));
    for (let count = 0; count < MAX_OPEN_ORDERS - 2; count++) trader.place(10, { limit: "90" });
    expect(trader.place(10, { limit: "90", bracket: ["80", "100"] })).toBe("too_many_open_orders");
    trader.place(10, { limit: "90" });
    trader.place(10, { limit: "90" });
    expect(trader.account.orders).toHaveLength(MAX_OPEN_ORDERS);
    expect(trader.place(10, { limit: "90" })).toBe("too_many_open_orders");
  });
});
