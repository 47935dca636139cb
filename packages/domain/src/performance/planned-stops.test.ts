import { describe, expect, it } from "vitest";
import { plannedStops, type OrderFact } from "./planned-stops.ts";
import { buy, deposit, sell, split } from "./testing/ledger.ts";

const facts = [deposit(0, 10_000), buy(10, { order: "in", count: 10, price: 100 })];
const stop = (changes: Partial<OrderFact>): OrderFact => ({
  id: "stop",
  ticker: "ACME",
  side: "sell",
  type: "stop",
  role: null,
  parentId: null,
  stopPrice: 900_000n,
  trail: null,
  acceptedAt: 20,
  endedAt: null,
  ...changes,
});
const stopOf = (order: OrderFact, ledger = facts) => plannedStops(ledger, [order]).get("in");

describe("planned stops", () => {
  it("are those of the bracket", () => {
    const leg = { role: "stop_loss", parentId: "in", acceptedAt: 5 } as const;
    expect(stopOf(stop(leg))).toBe(900_000n);
    expect(stopOf(stop({ ...leg, role: "take_profit", type: "limit", stopPrice: null }))).toBeUndefined();
  });

  it("are those placed while the purchase was held", () => {
    expect(stopOf(stop({}))).toBe(900_000n);
    expect(stopOf(stop({ acceptedAt: 5 }))).toBeUndefined();
    expect(stopOf(stop({ ticker: "INDX" }))).toBeUndefined();
    expect(stopOf(stop({ side: "buy" }))).toBeUndefined();
    const sold = [...facts, sell(15, { order: "out", count: 10, price: 101, profit: 10 })];
    expect(stopOf(stop({}), sold)).toBeUndefined();
  });

  it("count where a trailing stop stood at the price of the purchase", () => {
    const trailing = { type: "trailing_stop", stopPrice: null } as const;
    expect(stopOf(stop({ ...trailing, trail: { type: "ratio", basisPoints: 500n } }))).toBe(950_000n);
    expect(stopOf(stop({ ...trailing, trail: { type: "amount", amount: 30_000n } }))).toBe(970_000n);
  });

  it("are none when they lie above the purchase: there is nothing at risk", () => {
    expect(stopOf(stop({ stopPrice: 1_000_000n }))).toBeUndefined();
  });

  it("are told in units of the time of the purchase", () => {
    const later = [...facts, split(30, "4:1", 40)];
    // The order rests at 22.50 of the new shares: 90 of the old ones.
    expect(stopOf(stop({ stopPrice: 225_000n }), later)).toBe(900_000n);
    // An order that ended before the split was never divided.
    expect(stopOf(stop({ stopPrice: 900_000n, endedAt: 25 }), later)).toBe(900_000n);
  });
});
