import { describe, expect, it } from "vitest";
import { positionClosing } from "./closing.ts";
import { sellableQuantity } from "./exit-legs.ts";
import { formatQuantity, parseQuantity, parseUsd } from "./money.ts";
import { freeQuantity, heldQuantity } from "./reserve.ts";
import { createScriptedMarket, type Script } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const UNTIL = 3000;
const marketOf = (script: Script) => createScriptedMarket({ ACME: script });

/** Holds 10 units, bought at 100.01 in second 11. */
function holder(prices: Script["prices"] = { 0: 100 }, script: Omit<Script, "prices"> = {}): Trader {
  const trader = new Trader(marketOf({ prices, ...script }));
  trader.place(10, { quantity: "10" });
  trader.settle(20);
  return trader;
}
const free = (trader: Trader) => formatQuantity(freeQuantity(trader.account, "ACME"));
const left = (trader: Trader, id: string) => {
  const { status, armedQuantity, filledQuantity } = trader.order(id);
  return `${status} ${formatQuantity(armedQuantity - filledQuantity)}`;
};

describe("exit legs of a position", () => {
  it("share one reservation; the target ends the stop", () => {
    const trader = holder({ 0: 100, 100: 110.01, 200: 90 });
    expect(trader.place(20, { quantity: "10", exits: { stop: "95", target: "110" } })).toBe("1");
    expect(free(trader)).toBe("0");
    trader.settle(UNTIL);
    expect(trader.fills.slice(1)).toEqual(["100 sell 10 at 110.00"]);
    expect(trader.order("1")).toMatchObject({ status: "cancelled", reason: "other_leg" });
    expect(trader.account.orders).toEqual([]);
  });

  it("in the second that reaches both, the stop sells", () => {
    const trader = holder({ 0: 100, 60: null, 100: 94, 101: 120 });
    trader.place(20, { quantity: "10", exits: { trail: "0.01", target: "100" } });
    trader.modify(21, "2", { limitPrice: parseUsd("99.9") });
    trader.settle(UNTIL);
    expect(trader.order("2").status === "filled" && trader.order("1").status === "filled").toBe(false);
    expect(heldQuantity(trader.account, "ACME")).toBe(0n);
  });

  it("can be a stop, a trailing stop or a target alone", () => {
    for (const exits of [{ stop: "95" }, { trail: "5" }, { target: "110" }]) {
      const trader = holder({ 0: 100, 100: 94, 200: 111 });
      trader.place(20, { quantity: "4", exits });
      expect(free(trader)).toBe("6");
      trader.settle(UNTIL);
      expect(formatQuantity(heldQuantity(trader.account, "ACME"))).toBe("6");
    }
  });

  it("are refused where they would sell at once, and for more than is held", () => {
    const trader = holder();
    expect(trader.place(20, { quantity: "10", exits: { stop: "100" } })).toBe("stop_on_wrong_side");
    expect(trader.place(20, { quantity: "10", exits: { target: "99" } })).toBe("bracket_out_of_order");
    expect(trader.place(20, { quantity: "10", exits: { trail: "51" } })).toBe("trail_out_of_range");
    expect(trader.place(20, { quantity: "11", exits: { stop: "95" } })).toBe("insufficient_quantity");
  });

  it("replace those placed before", () => {
    const trader = holder();
    trader.place(20, { quantity: "10", exits: { stop: "95", target: "110" } });
    expect(trader.place(30, { quantity: "10", exits: { stop: "97" } })).toBe("3");
    expect([left(trader, "1"), left(trader, "2"), left(trader, "3")]).toEqual([
      "cancelled 0",
      "cancelled 0",
      "open 10",
    ]);
  });

  it("change their quantity together, and their prices one by one", () => {
    const trader = holder();
    trader.place(20, { quantity: "10", exits: { stop: "95", target: "110" } });
    expect(trader.modify(30, "1", { quantity: parseQuantity("4") })).toBe("modified");
    expect([left(trader, "1"), left(trader, "2"), free(trader)]).toEqual(["open 4", "open 4", "6"]);
    expect(trader.modify(31, "2", { quantity: parseQuantity("11") })).toBe("insufficient_quantity");
    expect(trader.modify(31, "2", { limitPrice: parseUsd("94") })).toBe("bracket_out_of_order");
    expect(trader.modify(31, "1", { stopPrice: parseUsd("98") })).toBe("modified");
    trader.cancel(40, "1");
    expect([left(trader, "2"), free(trader)]).toEqual(["open 4", "6"]);
  });
});

describe("a sale of what exit legs reserve", () => {
  const bracketed = (prices: Script["prices"] = { 0: 100 }) => {
    const trader = new Trader(marketOf({ prices }));
    trader.place(10, { quantity: "10", bracket: ["95", "110"] });
    trader.settle(20);
    return trader;
  };

  it("makes both legs smaller", () => {
    const trader = bracketed({ 0: 100, 100: 94 });
    expect(trader.place(20, { side: "sell", quantity: "4" })).toBe("3");
    expect([left(trader, "1"), left(trader, "2")]).toEqual(["open 6", "open 6"]);
    trader.settle(UNTIL);
    expect(trader.fills.slice(1)).toEqual(["21 sell 4 at 99.99", "100 sell 6 at 93.99"]);
  });

  it("ends them when it takes everything", () => {
    const trader = bracketed();
    trader.place(20, { side: "sell", quantity: "10" });
    trader.settle(UNTIL);
    expect([trader.order("1"), trader.order("2")]).toMatchObject([
      { status: "cancelled", reason: "cancelled" },
      { status: "cancelled", reason: "cancelled" },
    ]);
    expect(heldQuantity(trader.account, "ACME")).toBe(0n);
  });

  it("takes what is free first, then from the oldest bracket", () => {
    const trader = bracketed();
    trader.place(20, { quantity: "5", bracket: ["96", "111"] });
    trader.place(21, { quantity: "3" });
    trader.settle(30);
    trader.place(30, { side: "sell", quantity: "7" });
    expect([left(trader, "1"), left(trader, "4")]).toEqual(["open 6", "open 5"]);
    expect(formatQuantity(sellableQuantity(trader.account, "ACME"))).toBe("11");
  });

  it("ends the rest of a bracket that still buys", () => {
    const trader = new Trader(marketOf({ prices: { 0: 100 }, minuteVolume: () => 40 }));
    trader.place(10, { quantity: "10", bracket: ["95", "110"] });
    trader.settle(20);
    trader.place(20, { side: "sell", quantity: "1" });
    expect([trader.order("0").status, left(trader, "1"), left(trader, "2")]).toEqual(["cancelled", "open 3", "open 3"]);
  });

  it("is refused for what single orders reserve", () => {
    const trader = holder();
    trader.place(20, { side: "sell", quantity: "8", limit: "120" });
    expect(trader.place(21, { side: "sell", quantity: "3" })).toBe("quantity_reserved");
    expect(trader.place(21, { side: "sell", quantity: "10.5" })).toBe("insufficient_quantity");
  });

  it("of a whole position cancels whatever reserves it", () => {
    const trader = bracketed();
    trader.place(20, { quantity: "5" });
    trader.settle(25);
    trader.place(25, { side: "sell", quantity: "2", limit: "120" });
    trader.place(25, { side: "buy", quantity: "1", limit: "80", bracket: ["70", "90"] });
    const conditions = marketOf({ prices: { 0: 100 } }).conditions("ACME", 26);
    const { canceled, sales } = positionClosing(trader.account, "ACME", conditions);
    expect(canceled).toEqual(["1", "2", "4"]);
    expect(sales.map(({ quantity }) => formatQuantity(quantity))).toEqual(["15"]);
  });
});

describe("a cancellation", () => {
  it("is undone with id, rank and fills", () => {
    const trader = new Trader(marketOf({ prices: { 0: 100, 100: 94 } }));
    trader.place(10, { quantity: "10", limit: "95" });
    const reserved = trader.order("0").reservedCash;
    trader.cancel(20, "0");
    expect(trader.restore(30, "0")).toBe("restored");
    expect(trader.order("0")).toMatchObject({ status: "open", reservedCash: reserved, sequence: 0, watchFrom: 31 });
    trader.settle(UNTIL);
    expect(trader.fills).toEqual(["100 buy 10 at 94.01"]);
  });

  it("of a bracket brings back its legs", () => {
    const trader = new Trader(marketOf({ prices: { 0: 100, 100: 97.99 } }));
    trader.place(10, { quantity: "10", limit: "98", bracket: ["95", "110"] });
    trader.cancel(20, "0");
    expect(trader.restore(25, "0", "1", "2")).toBe("restored");
    trader.settle(200);
    expect([left(trader, "1"), left(trader, "2")]).toEqual(["open 10", "open 10"]);
  });

  it("stays when it is old, when the stop would sell at once, or when its cash is spent", () => {
    const trader = holder({ 0: 100, 60: 90 });
    trader.place(20, { side: "sell", quantity: "10", stop: "95" });
    trader.cancel(40, "1");
    expect(trader.restore(61, "1")).toBe("stop_on_wrong_side");
    expect(trader.restore(71, "1")).toBe("order_not_open");
    trader.place(80, { quantity: "900", limit: "90" });
    trader.cancel(81, "2");
    trader.place(82, { quantity: "900", limit: "90" });
    expect(trader.restore(83, "2")).toBe("insufficient_cash");
  });

  it("undone twice changes nothing the second time", () => {
    const trader = new Trader(marketOf({ prices: { 0: 100 } }));
    trader.place(10, { quantity: "10", limit: "95" });
    trader.cancel(20, "0");
    trader.restore(25, "0");
    trader.settle(29);
    const { orders } = trader.account;
    expect(trader.restore(28, "0")).toBe("restored");
    expect(trader.account.orders).toEqual(orders);
  });

  it("stays when its units are reserved or sold", () => {
    const trader = holder();
    trader.place(20, { side: "sell", quantity: "10", limit: "120" });
    trader.cancel(21, "1");
    trader.place(22, { side: "sell", quantity: "1" });
    expect(trader.restore(23, "1")).toBe("insufficient_quantity");
  });
});
