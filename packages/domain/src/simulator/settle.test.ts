import { describe, expect, it } from "vitest";
import { formatQuantity, formatUsd, parseUsd } from "./money.ts";
import { openAccount } from "./open-account.ts";
import { placeOrder } from "./place-order.ts";
import { freeCash, freeQuantity, heldQuantity } from "./reserve.ts";
import { settle } from "./settle.ts";
import { createScriptedMarket, type Script } from "./testing/scripted-market.ts";
import { requestOf, Trader } from "./testing/trader.ts";

const trade = (prices: Script["prices"], script: Omit<Script, "prices"> = {}, cash?: string): Trader =>
  new Trader(createScriptedMarket({ ACME: { prices, ...script } }), cash);

/** Always open at 100 unless overridden. */
const at100 = { 0: 100 };

describe("market orders", () => {
  it("fill in the second after they were accepted: a buyer pays the ask, a seller gets the bid", () => {
    const trader = trade({ 0: 100, 61: 101, 62: 105 });
    trader.place(60, { quantity: "10" });
    trader.settle(61);
    expect(trader.fills).toEqual([]);
    trader.settle(62);
    trader.place(70, { side: "sell", quantity: "4" });
    trader.settle(3000);
    expect(trader.fills).toEqual(["61 buy 10 at 101.01", "71 sell 4 at 104.99"]);
    expect(formatQuantity(heldQuantity(trader.account, "ACME"))).toBe("6");
  });

  it("wait for the next session when it ended in between, if they are good that long", () => {
    const prices = { 0: 100, 61: null, 300: 104 };
    const patient = trade(prices);
    patient.place(60, { timeInForce: "gtc" });
    patient.settle(1000);
    expect(patient.fills).toEqual(["300 buy 1 at 104.01"]);
    const hasty = trade(prices);
    hasty.place(60, { timeInForce: "day" });
    hasty.settle(1000);
    expect(hasty.fills).toEqual([]);
    expect(hasty.order("0")).toMatchObject({ status: "expired", reason: "expired", endedAt: 61 });
    expect(freeCash(hasty.account)).toBe(parseUsd("100000"));
  });

  it("take at most a tenth of each minute's volume and continue in the next minute", () => {
    const trader = trade({ 0: 100, 120: 101 }, { minuteVolume: (at) => (at < 60 ? 30 : 40) });
    trader.place(30, { quantity: "9" });
    trader.settle(70);
    expect(trader.order("0").status).toBe("partially_filled");
    trader.settle(3000);
    expect(trader.fills).toEqual(["31 buy 3 at 100.01", "60 buy 4 at 100.01", "120 buy 2 at 101.01"]);
    expect(trader.order("0").status).toBe("filled");
  });

  it("slip the further the larger they are", () => {
    const trader = trade(at100, { dailyVolatilityPpm: 20_000n, averageDailyVolume: 10_000 });
    trader.place(10, { quantity: "100" });
    trader.settle(20);
    expect(trader.fills).toEqual(["11 buy 100 at 100.03"]);
  });

  it("in many parts cost to the last ten-thousandth what they cost in one", () => {
    const cost = (minuteVolume: number): string => {
      const trader = trade({ 0: 33.3333 }, { minuteVolume: () => minuteVolume, plan: "shares" });
      trader.place(30, { quantity: "7.77777777" });
      trader.settle(3000);
      expect(trader.order("0").status).toBe("filled");
      return formatUsd(trader.account.cash);
    };
    expect(cost(3.3333)).toBe(cost(1_000_000));
  });

  it("buy what the cash pays for when the price has run away, and end", () => {
    const trader = trade({ 0: 100, 11: 250 }, {}, "1000");
    trader.place(10, { quantity: "9.7" });
    trader.settle(60);
    expect(trader.order("0")).toMatchObject({ status: "cancelled", reason: "insufficient_cash" });
    expect(trader.fills).toEqual(["11 buy 3.9998402 at 250.01"]);
    expect(trader.account.cash).toBe(0n);
  });
});

describe("limit orders", () => {
  it("fill at the first second that reaches them, on the side that pays", () => {
    const trader = trade({ 0: 100, 50: 99.01, 51: 98.99, 52: 97 });
    trader.place(10, { limit: "99" });
    trader.settle(3000);
    expect(trader.fills).toEqual(["51 buy 1 at 99.00"]);
  });

  it("never fill worse than the limit, whatever slips", () => {
    const trader = trade(at100, { dailyVolatilityPpm: 20_000n, averageDailyVolume: 10_000 });
    trader.place(10, { quantity: "100", limit: "100.02" });
    trader.settle(20);
    expect(trader.fills).toEqual(["11 buy 100 at 100.02"]);
  });

  it("get the better price when the market opens beyond them", () => {
    const trader = trade({ 0: 100, 60: null, 300: 90 });
    trader.place(10, { limit: "95" });
    trader.settle(3000);
    expect(trader.fills).toEqual(["300 buy 1 at 90.01"]);
  });

  it("of a sale rest above the market", () => {
    const trader = trade({ 0: 100, 100: 104.99, 101: 105.01, 102: 120 });
    trader.place(5, {});
    trader.place(10, { side: "sell", limit: "105" });
    trader.settle(3000);
    expect(trader.fills.at(-1)).toBe("101 sell 1 at 105.00");
  });

  it("of a day end with the session, those of the night with the next one", () => {
    const trader = trade({ 0: 100, 60: null, 300: 100, 360: null, 600: 80 });
    trader.place(10, { limit: "90", timeInForce: "day" });
    trader.place(200, { limit: "90", timeInForce: "day" });
    trader.settle(3000);
    expect([trader.order("0").endedAt, trader.order("1").endedAt]).toEqual([60, 360]);
    expect(trader.fills).toEqual([]);
  });

  it("good till cancelled end after 90 days", () => {
    const trader = trade(at100);
    trader.place(10, { limit: "90" });
    trader.settle(10 + 90 * 86_400);
    expect(trader.order("0").status).toBe("open");
    trader.settle(10 + 90 * 86_400 + 1);
    expect(trader.order("0")).toMatchObject({ status: "expired", endedAt: 10 + 90 * 86_400 });
  });
});

describe("stop orders", () => {
  it("sell at the price of the second that reaches the stop, which may be worse", () => {
    const trader = trade({ 0: 100, 100: 95.02, 101: 93 });
    trader.place(5, {});
    trader.place(10, { side: "sell", stop: "95" });
    trader.settle(3000);
    expect(trader.order("1").triggeredAt).toBe(101);
    expect(trader.fills.at(-1)).toBe("101 sell 1 at 92.99");
  });

  it("with a limit rest from the trigger on", () => {
    const trader = trade({ 0: 100, 100: 93, 200: 94.02, 300: 94.01 });
    trader.place(5, {});
    trader.place(10, { side: "sell", stop: "95", limit: "94" });
    trader.settle(150);
    expect(trader.order("1")).toMatchObject({ status: "open", triggeredAt: 100 });
    trader.settle(3000);
    expect(trader.fills.at(-1)).toBe("200 sell 1 at 94.01");
  });

  it("that trail follow the best price and keep their distance", () => {
    const trader = trade({ 0: 100, 100: 110, 200: 106, 300: 104.9, 400: 80 });
    trader.place(5, {});
    trader.place(10, { side: "sell", trail: "5" });
    trader.settle(250);
    expect(trader.order("1").extreme).toBe(parseUsd("109.99"));
    trader.settle(3000);
    expect(trader.fills.at(-1)).toBe("300 sell 1 at 104.89");
  });

  it("that trail do not look at prices before they were placed, nor at those of a closed market", () => {
    const trader = trade({ 0: 120, 5: 100, 60: null, 300: 98, 400: 95.01 });
    trader.place(5, {});
    trader.place(100, { side: "sell", trail: "3" });
    trader.settle(200);
    expect(trader.order("1").extreme).toBe(null);
    trader.settle(350);
    expect(trader.order("1").extreme).toBe(parseUsd("97.99"));
    trader.settle(3000);
    expect(trader.fills).toEqual(["6 buy 1 at 100.01"]);
  });
});

describe("what orders hold back", () => {
  it("is the limit and the commission of a purchase, and a buffer where nothing bounds the price", () => {
    const trader = trade(at100, { plan: "shares" });
    trader.place(10, { quantity: "100", limit: "90" });
    expect(formatUsd(trader.order("0").reservedCash)).toBe("9004.50");
    trader.place(10, { quantity: "100", stop: "110" });
    expect(formatUsd(trader.order("1").reservedCash)).toBe("11225.61");
    trader.place(10, { quantity: "100" });
    expect(formatUsd(trader.order("2").reservedCash)).toBe("10206.1206");
    expect(trader.place(10, { quantity: "700", limit: "100" })).toBe("insufficient_cash");
    trader.cancel(10, "0");
    trader.cancel(10, "1");
    expect(trader.place(10, { quantity: "700", limit: "100" })).toBe("3");
  });

  it("is free for other orders in the second in which it is freed", () => {
    const trader = trade({ 0: 100, 100: 90 }, {}, "1000");
    trader.place(10, { quantity: "9" });
    trader.place(20, { side: "sell", quantity: "9", stop: "95" });
    trader.place(21, { quantity: "9", limit: "91", ticker: "ACME" });
    expect(() => trader.order("2")).toThrow(RangeError);
    trader.place(100, { quantity: "9", limit: "91" });
    trader.settle(200);
    expect(trader.fills).toEqual(["11 buy 9 at 100.01", "100 sell 9 at 89.99", "101 buy 9 at 90.01"]);
  });

  it("is free in the second in which an order expires, even for one that was accepted before it", () => {
    const market = createScriptedMarket({
      ACME: { prices: { 0: 100, 300: null } },
      BETA: { prices: { 0: 100, 300: 130 } },
    });
    const trader = new Trader(market, "1000");
    trader.place(10, { ticker: "BETA", quantity: "5", stop: "110" });
    trader.place(11, { ticker: "ACME", quantity: "4", limit: "90", timeInForce: "day" });
    trader.settle(301);
    expect(trader.fills).toEqual(["300 buy 5 at 130.01"]);
  });

  it("shrinks with every part that is filled, by what the part has cost", () => {
    const trader = trade(at100, { minuteVolume: () => 30, plan: "shares" });
    trader.place(30, { quantity: "9", limit: "100.01" });
    expect(formatUsd(trader.order("0").reservedCash)).toBe("901.09");
    trader.settle(40);
    expect(formatUsd(trader.order("0").reservedCash)).toBe("600.06");
    trader.settle(3000);
    expect(formatUsd(trader.account.cash)).toBe("99098.91");
  });

  it("is the quantity of a sale", () => {
    const trader = trade(at100);
    trader.place(5, { quantity: "3" });
    trader.place(10, { side: "sell", quantity: "2", limit: "110" });
    expect(formatQuantity(freeQuantity(trader.account, "ACME"))).toBe("1");
    expect(trader.place(11, { side: "sell", quantity: "1.00000001" })).toBe("quantity_reserved");
    expect(trader.place(11, { side: "sell", quantity: "1" })).toBe("2");
  });
});

describe("the order of things", () => {
  it("is that of acceptance, however the orders are handed in", () => {
    const market = createScriptedMarket({ ACME: { prices: { 0: 100, 100: 120 } } });
    const trader = new Trader(market, "2300");
    trader.place(10, { quantity: "10", stop: "105" });
    trader.place(10, { quantity: "10", stop: "106" });
    const reversed = { ...trader.account, orders: trader.account.orders.toReversed() };
    expect(settle(reversed, market, 200).events).toEqual(settle(trader.account, market, 200).events);
    trader.settle(200);
    expect(trader.fills).toEqual(["100 buy 10 at 120.01", "100 buy 9.16506999 at 120.01"]);
  });

  it("is kept when a server's clock lags behind that of the one before", () => {
    const trader = trade(at100);
    trader.settle(100);
    trader.place(50, {});
    expect(trader.order("0").acceptedAt).toBe(98);
    trader.settle(100);
    expect(trader.fills).toEqual(["99 buy 1 at 100.01"]);
  });

  it("asks for an account that has been settled", () => {
    const { account } = openAccount(0);
    const market = createScriptedMarket({ ACME: { prices: at100 } });
    const conditions = market.conditions("ACME", 10);
    const acceptance = { at: 10, ids: ["a", "b", "c"], sequence: 0, conditions, market } as const;
    expect(() => placeOrder(account, requestOf({}), acceptance)).toThrow(RangeError);
  });
});
