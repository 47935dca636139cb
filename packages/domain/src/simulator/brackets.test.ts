import { describe, expect, it } from "vitest";
import { formatQuantity, parseQuantity, parseUsd } from "./money.ts";
import { freeQuantity, heldQuantity } from "./reserve.ts";
import { createScriptedMarket, type Script } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const ENTRY = "0";
const STOP = "1";
const TARGET = "2";
const enter = (
  prices: Script["prices"],
  { limit, ...script }: Omit<Script, "prices"> & { limit?: string } = {},
): Trader => {
  const trader = new Trader(createScriptedMarket({ ACME: { prices, ...script } }));
  trader.place(10, { quantity: "10", bracket: ["95", "110"], ...(limit && { limit }) });
  return trader;
};
const statuses = (trader: Trader): string[] => [ENTRY, STOP, TARGET].map((id) => trader.order(id).status);

describe("brackets", () => {
  it("buy, then wait with stop and target for what was bought", () => {
    const trader = enter({ 0: 100 });
    expect(statuses(trader)).toEqual(["open", "waiting", "waiting"]);
    trader.settle(60);
    expect(statuses(trader)).toEqual(["filled", "open", "open"]);
    expect(freeQuantity(trader.account, "ACME")).toBe(0n);
  });

  it("end the stop when the target is reached", () => {
    const trader = enter({ 0: 100, 100: 110.02, 200: 80 });
    trader.settle(3000);
    expect(trader.fills).toEqual(["11 buy 10 at 100.01", "100 sell 10 at 110.01"]);
    expect(statuses(trader)).toEqual(["filled", "cancelled", "filled"]);
    expect(trader.order(STOP).reason).toBe("other_leg");
  });

  it("end the target when the stop is reached", () => {
    const trader = enter({ 0: 100, 100: 94, 200: 120 });
    trader.settle(3000);
    expect(trader.fills).toEqual(["11 buy 10 at 100.01", "100 sell 10 at 93.99"]);
    expect(statuses(trader)).toEqual(["filled", "filled", "cancelled"]);
  });

  it("never sell more than was bought, when stop and target are both reached while one is only partly filled", () => {
    const trader = enter({ 0: 100, 60: 94, 120: 112 }, { minuteVolume: (at) => (at < 60 ? 1000 : 60) });
    trader.settle(3000);
    expect(trader.fills).toEqual(["11 buy 10 at 100.01", "60 sell 6 at 93.99", "120 sell 4 at 111.99"]);
    expect(statuses(trader)).toEqual(["filled", "filled", "cancelled"]);
    expect(heldQuantity(trader.account, "ACME")).toBe(0n);
  });

  it("protect what is bought so far, and stop buying when they are left", () => {
    const trader = enter({ 0: 100, 70: 94 }, { limit: "100.5", minuteVolume: () => 40 });
    trader.settle(40);
    expect(formatQuantity(trader.order(STOP).armedQuantity)).toBe("4");
    trader.settle(3000);
    expect(trader.fills).toEqual([
      "11 buy 4 at 100.01",
      "60 buy 4 at 100.01",
      "70 sell 4 at 93.99",
      "120 sell 4 at 93.99",
    ]);
    expect(trader.order(ENTRY)).toMatchObject({ status: "cancelled", reason: "other_leg" });
    expect(heldQuantity(trader.account, "ACME")).toBe(0n);
    expect(trader.account.orders).toEqual([]);
  });

  it("end as a whole when the entry is cancelled or expires unfilled", () => {
    const cancelled = enter({ 0: 100 }, { limit: "98" });
    cancelled.cancel(100, ENTRY);
    expect(statuses(cancelled)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(cancelled.account.orders).toEqual([]);
    const expired = enter({ 0: 100 }, { limit: "98" });
    expired.settle(91 * 86_400);
    expect(statuses(expired)).toEqual(["expired", "expired", "expired"]);
  });

  it("keep their stop and target for what was bought when the rest of the entry is cancelled", () => {
    const trader = enter({ 0: 100, 200: 94 }, { limit: "100.5", minuteVolume: (at) => (at < 60 ? 40 : 0) });
    trader.cancel(100, ENTRY);
    expect(formatQuantity(trader.order(STOP).quantity)).toBe("4");
    expect(statuses(trader)).toEqual(["cancelled", "open", "open"]);
  });

  it("do not see what the price did before the entry was filled", () => {
    const trader = enter(
      { 0: 100, 60: 94, 120: 97, 200: 110.01 },
      { limit: "98", minuteVolume: (at) => (at < 120 ? 0 : 1000) },
    );
    trader.settle(3000);
    expect(trader.fills).toEqual(["120 buy 10 at 97.01", "200 sell 10 at 110.00"]);
  });

  it("keep stop and target for 90 days after the last purchase", () => {
    const trader = enter({ 0: 100 }, { minuteVolume: () => 50 });
    trader.settle(61);
    expect(trader.order(STOP)).toMatchObject({ timeInForce: "gtc", expiresAt: 60 + 90 * 86_400 });
    trader.settle(91 * 86_400);
    expect(statuses(trader)).toEqual(["filled", "expired", "expired"]);
    expect(formatQuantity(freeQuantity(trader.account, "ACME"))).toBe("10");
  });

  it("keep the target open when the stop is cancelled manually", () => {
    const trader = enter({ 0: 100, 100: 94, 200: 111 });
    trader.cancel(50, STOP);
    trader.settle(3000);
    expect(trader.fills.at(-1)).toBe("200 sell 10 at 110.99");
  });

  it("have a stop below the entry and a target above it, also after a change", () => {
    const trader = enter({ 0: 100 });
    trader.settle(60);
    expect(trader.modify(60, STOP, { stopPrice: parseUsd("97") })).toBe("modified");
    expect(trader.modify(60, STOP, { stopPrice: parseUsd("100") })).toBe("stop_on_wrong_side");
    expect(trader.modify(60, TARGET, { limitPrice: parseUsd("96") })).toBe("bracket_out_of_order");
    expect(trader.modify(60, TARGET, { quantity: parseQuantity("11") })).toBe("insufficient_quantity");
    expect(trader.place(60, { bracket: ["101", "110"] })).toBe("bracket_out_of_order");
    expect(trader.place(60, { bracket: ["95", "100"] })).toBe("bracket_out_of_order");
    expect(trader.place(60, { limit: "99", bracket: ["99.5", "110"] })).toBe("bracket_out_of_order");
  });
});
