import { describe, expect, it } from "vitest";
import { closingOf } from "./closing.ts";
import { formatQuantity, parseQuantity } from "./money.ts";
import { createScriptedMarket } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const market = createScriptedMarket({
  ACME: { prices: { 0: 100 }, averageDailyVolume: 30 },
  COIN: { prices: { 0: 10 } },
});

const closingAt = (trader: Trader, at: number) => {
  const { canceled, sales } = closingOf(
    trader.account,
    (ticker) => ticker === "ACME",
    (ticker) => market.conditions(ticker, at),
  );
  return { canceled, sold: sales.map(({ quantity }) => formatQuantity(quantity)) };
};

describe("closing the positions of some instruments", () => {
  it("cancels their orders and sells all that is held, in parts that the market takes", () => {
    const trader = new Trader(market);
    for (let part = 0; part < 3; part++) trader.place(10, { quantity: "25" });
    trader.place(10, { ticker: "COIN", quantity: "5" });
    trader.settle(20);
    const resting = trader.place(20, { limit: "90", quantity: "2" });
    trader.place(20, { ticker: "COIN", limit: "9", quantity: "2" });
    const stop = trader.place(20, { side: "sell", stop: "90", quantity: "20" });
    expect(closingAt(trader, 20)).toEqual({ canceled: [resting, stop], sold: ["30", "30", "15"] });
  });

  it("leaves what is being sold at market", () => {
    const trader = new Trader(market);
    trader.place(10, { quantity: "25" });
    trader.settle(20);
    trader.place(20, { side: "sell", quantity: "10" });
    expect(closingAt(trader, 20)).toEqual({ canceled: [], sold: ["15"] });
  });

  it("leaves what is worth less than the smallest order", () => {
    const trader = new Trader(market);
    trader.account = {
      ...trader.account,
      positions: [{ ticker: "ACME", lots: [{ quantity: parseQuantity("0.00009"), cost: 1n, acquiredAt: 1 }] }],
    };
    expect(closingAt(trader, 20)).toEqual({ canceled: [], sold: [] });
  });
});
