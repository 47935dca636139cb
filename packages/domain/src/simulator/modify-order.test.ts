import { describe, expect, it } from "vitest";
import { modifyOrder } from "./modify-order.ts";
import { formatQuantity, formatUsd, parseQuantity, parseUsd } from "./money.ts";
import { freeCash, freeQuantity } from "./reserve.ts";
import { createScriptedMarket, type Script } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const trade = (script: Partial<Script> = {}): Trader =>
  new Trader(createScriptedMarket({ ACME: { prices: { 0: 100 }, ...script } }));

describe("a change of an order", () => {
  it("holds back what the changed order needs", () => {
    const trader = trade();
    trader.place(10, { quantity: "10", limit: "90" });
    expect(trader.modify(20, "0", { limitPrice: parseUsd("80"), quantity: parseQuantity("20") })).toBe("modified");
    expect(formatUsd(freeCash(trader.account))).toBe("98400.00");
    expect(trader.modify(20, "0", { quantity: parseQuantity("1250") })).toBe("modified");
    expect(trader.modify(20, "0", { quantity: parseQuantity("1251") })).toBe("insufficient_cash");
    expect(freeCash(trader.account)).toBe(0n);
  });

  it("holds back the quantity of a changed sale", () => {
    const trader = trade();
    trader.place(5, { quantity: "5" });
    trader.place(10, { quantity: "2", side: "sell", limit: "110" });
    expect(trader.modify(20, "1", { quantity: parseQuantity("5") })).toBe("modified");
    expect(formatQuantity(freeQuantity(trader.account, "ACME"))).toBe("0");
    expect(trader.modify(20, "1", { quantity: parseQuantity("5.1") })).toBe("insufficient_quantity");
  });

  it("meets the market from then on", () => {
    const trader = trade({ prices: { 0: 100, 15: 95, 20: 100, 100: 96 } });
    trader.place(10, { limit: "90" });
    expect(trader.modify(50, "0", { limitPrice: parseUsd("96.01") })).toBe("modified");
    trader.settle(200);
    expect(trader.fills).toEqual(["100 buy 1 at 96.01"]);
  });

  it("leaves what is filled", () => {
    const trader = trade({ minuteVolume: () => 20 });
    trader.place(10, { quantity: "5", limit: "101" });
    trader.settle(30);
    expect(trader.modify(30, "0", { quantity: parseQuantity("2") })).toBe("order_too_small");
    expect(trader.modify(30, "0", { quantity: parseQuantity("3") })).toBe("modified");
    trader.settle(300);
    expect(trader.fills).toEqual(["11 buy 2 at 100.01", "60 buy 1 at 100.01"]);
    expect(trader.order("0").status).toBe("filled");
  });

  it("is checked like a new order", () => {
    const trader = trade();
    trader.place(10, { stop: "110" });
    expect(trader.modify(20, "0", { stopPrice: parseUsd("100") })).toBe("stop_on_wrong_side");
    expect(trader.modify(20, "0", { stopPrice: parseUsd("1001") })).toBe("price_out_of_range");
    expect(trader.modify(20, "0", { limitPrice: parseUsd("110") })).toBe("validation_failed");
    trader.place(10, { trail: "3" });
    expect(trader.modify(20, "1", { trail: { type: "ratio", basisPoints: 6000n } })).toBe("trail_out_of_range");
    expect(trader.modify(20, "1", { trail: { type: "ratio", basisPoints: 200n } })).toBe("modified");
  });

  it("tells what it changed, and the last second that met the order as it was", () => {
    const trader = trade();
    trader.place(10, { quantity: "5", limit: "90" });
    trader.settle(21);
    const conditions = createScriptedMarket({ ACME: { prices: { 0: 100 } } }).conditions("ACME", 20);
    const changes = { quantity: parseQuantity("5"), limitPrice: parseUsd("91") };
    expect(modifyOrder(trader.account, "0", changes, conditions)).toMatchObject({
      change: {
        at: 20,
        quantity: null,
        limitPrice: { from: parseUsd("90"), to: parseUsd("91") },
        stopPrice: null,
        trail: null,
      },
    });
    const same = modifyOrder(trader.account, "0", { limitPrice: parseUsd("90") }, conditions);
    expect(same).toMatchObject({ type: "modified", change: null });
  });

  it("is refused when the order has ended", () => {
    const trader = trade();
    trader.place(10, { quantity: "1" });
    trader.settle(20);
    expect(trader.modify(20, "0", { quantity: 1n })).toBe("order_not_open");
  });

  it("of a bracket's entry changes its stop and target with it", () => {
    const trader = trade();
    trader.place(10, { quantity: "5", limit: "98", bracket: ["95", "110"] });
    expect(trader.modify(20, "0", { quantity: parseQuantity("8"), limitPrice: parseUsd("97") })).toBe("modified");
    expect(formatQuantity(trader.order("1").quantity)).toBe("8");
    expect(trader.modify(20, "0", { limitPrice: parseUsd("95") })).toBe("bracket_out_of_order");
  });
});
