import { describe, expect, it } from "vitest";
import { plannedStops, type OrderFact, type StopChange } from "./planned-stops.ts";
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
const stopOf = (order: OrderFact, ledger = facts, changes: readonly StopChange[] = []) =>
  plannedStops(ledger, [order], () => changes).get("in");
const moved = (at: number, from: bigint, to: bigint): StopChange => ({ at, stopPrice: { from, to }, trail: null });

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

  it("are those of a purchase in the second in which another was sold out", () => {
    const first = { order: "first", count: 10, price: 100 };
    const sold = [deposit(0, 10_000), buy(5, first), sell(10, { ...first, order: "out", profit: 0 })];
    expect(stopOf(stop({}), [...sold, buy(10, { order: "in", count: 10, price: 100 })])).toBe(900_000n);
  });

  it("count where a trailing stop stood at the price of the purchase", () => {
    const trailing = { type: "trailing_stop", stopPrice: null } as const;
    expect(stopOf(stop({ ...trailing, trail: { type: "ratio", basisPoints: 500n } }))).toBe(950_000n);
    expect(stopOf(stop({ ...trailing, trail: { type: "amount", amount: 30_000n } }))).toBe(970_000n);
  });

  it("are none when they lie above the purchase: there is nothing at risk", () => {
    expect(stopOf(stop({ stopPrice: 1_000_000n }))).toBeUndefined();
  });

  it("are in units at the time of the purchase", () => {
    const later = [...facts, split(30, "4:1", 40)];
    // The order's stop is 22.50 per new share: 90 per old share.
    expect(stopOf(stop({ stopPrice: 225_000n }), later)).toBe(900_000n);
    // An order that ended before the split was not adjusted; one that ended in the same second was, since splits come first within a
    // second.
    expect(stopOf(stop({ stopPrice: 900_000n, endedAt: 25 }), later)).toBe(900_000n);
    expect(stopOf(stop({ stopPrice: 225_000n, endedAt: 30 }), later)).toBe(900_000n);
  });

  it("count no split that came before the purchase in its second", () => {
    const held = [deposit(0, 10_000), buy(5, { order: "first", count: 10, price: 400 }), split(10, "4:1", 40)];
    const ledger = [...held, buy(10, { order: "in", count: 1, price: 100 })];
    expect(stopOf(stop({ stopPrice: 900_000n }), ledger)).toBe(900_000n);
  });
});

describe("a stop that was moved", () => {
  const leg = stop({ role: "stop_loss", parentId: "in", acceptedAt: 5, stopPrice: 980_000n });

  it("counts where it stood when the purchase was filled, however often it is moved later", () => {
    const changes = [moved(20, 900_000n, 950_000n), moved(30, 950_000n, 980_000n)];
    expect(stopOf(leg, facts, changes)).toBe(900_000n);
    // In the second of the purchase, the order still had its previous values.
    expect(stopOf(leg, facts, [moved(10, 900_000n, 980_000n)])).toBe(900_000n);
  });

  it("counts where it was moved to before the purchase", () => {
    const changes = [moved(7, 800_000n, 900_000n), moved(9, 900_000n, 950_000n), moved(20, 950_000n, 980_000n)];
    expect(stopOf(leg, facts, changes)).toBe(950_000n);
    expect(stopOf(leg, facts, changes.slice(0, 2))).toBe(980_000n);
  });

  it("counts as it was placed when it came after the purchase", () => {
    expect(stopOf(stop({ stopPrice: 980_000n }), facts, [moved(21, 900_000n, 980_000n)])).toBe(900_000n);
  });

  it("counts in units of the purchase, whatever was split before the move or after it", () => {
    const later = [...facts, split(30, "4:1", 40), split(50, "2:1", 80)];
    const now = stop({ stopPrice: 120_000n });
    expect(stopOf(now, later, [moved(20, 900_000n, 960_000n)])).toBe(900_000n);
    expect(stopOf(now, later, [moved(30, 225_000n, 240_000n)])).toBe(900_000n);
    expect(stopOf(now, later, [moved(60, 112_500n, 120_000n)])).toBe(900_000n);
  });

  it("counts the distance that a trailing stop had at first", () => {
    const trail = { from: { type: "ratio", basisPoints: 500n }, to: { type: "ratio", basisPoints: 200n } } as const;
    const trailing = stop({ type: "trailing_stop", stopPrice: null, trail: trail.to });
    expect(stopOf(trailing, facts, [{ at: 25, stopPrice: null, trail }])).toBe(950_000n);
  });

  it("is not moved by a change of something else", () => {
    expect(stopOf(leg, facts, [{ at: 20, stopPrice: null, trail: null }])).toBe(980_000n);
  });
});
