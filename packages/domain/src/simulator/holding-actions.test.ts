import { describe, expect, it } from "vitest";
import { lotsCost } from "./lots.ts";
import type { HoldingAction } from "./matching-market.ts";
import { formatQuantity, formatUsd, multiply, parseUsd } from "./money.ts";
import { freeQuantity, heldQuantity } from "./reserve.ts";
import { createScriptedMarket, type Script } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const dividend = (at: number, amount: string): HoldingAction => ({ type: "dividend", at, amount: parseUsd(amount) });
const split = (at: number, numerator: bigint, denominator: bigint): HoldingAction => ({
  type: "split",
  at,
  numerator,
  denominator,
});
const trade = (prices: Script["prices"], ...actions: HoldingAction[]): Trader =>
  new Trader(createScriptedMarket({ ACME: { prices, actions } }));

describe("dividends", () => {
  it("are paid on what is held when the second begins", () => {
    const trader = trade({ 0: 100 }, dividend(100, "0.25"), dividend(101, "1"));
    trader.place(10, { quantity: "10" });
    trader.place(99, { quantity: "1000", side: "buy", limit: "90" });
    trader.place(99, { quantity: "5" });
    const before = trader.account.cash;
    trader.settle(101);
    // The five units are bought in the second of the payment, too late to receive it.
    expect(formatUsd(trader.account.cash - before)).toBe("-497.55");
    trader.settle(102);
    expect(formatUsd(trader.account.cash - before)).toBe("-482.55");
    expect(trader.events.filter(({ type }) => type === "dividend")).toMatchObject([
      { at: 100, amount: 2500n, paid: parseUsd("2.5") },
      { at: 101, amount: 10_000n, paid: parseUsd("15") },
    ]);
  });

  it("do not affect accounts without holdings", () => {
    const trader = trade({ 0: 100 }, dividend(100, "1"));
    trader.place(10, { limit: "50" });
    trader.settle(200);
    expect(trader.events).toEqual([]);
  });
});

describe("splits", () => {
  it("change nothing about the value, the cost and the cash", () => {
    const trader = trade({ 0: 120, 60: null, 300: 40 }, split(300, 3n, 1n));
    trader.place(10, { quantity: "2.5" });
    trader.settle(60);
    const [before] = trader.account.positions;
    const { cash } = trader.account;
    trader.settle(301);
    const [after] = trader.account.positions;
    expect(formatQuantity(heldQuantity(trader.account, "ACME"))).toBe("7.5");
    expect(multiply(heldQuantity(trader.account, "ACME"), parseUsd("40"))).toBe(parseUsd("300"));
    expect(lotsCost(after?.lots ?? [])).toBe(lotsCost(before?.lots ?? []));
    expect(trader.account.cash).toBe(cash);
  });

  it("take resting orders with them, with no more cash or quantity held back than before", () => {
    const trader = trade({ 0: 120, 60: null, 300: 40, 400: 30, 500: 45 }, split(300, 3n, 1n));
    trader.place(10, { quantity: "2" });
    trader.place(20, { quantity: "1", limit: "100" });
    trader.place(20, { quantity: "2", side: "sell", limit: "130" });
    const reserved = trader.order("1").reservedCash;
    trader.settle(350);
    expect(trader.order("1")).toMatchObject({ limitPrice: parseUsd("33.3333"), quantity: 3_0000_0000n });
    expect(trader.order("1").reservedCash <= reserved).toBe(true);
    expect(trader.order("2")).toMatchObject({ limitPrice: parseUsd("43.3334"), quantity: 6_0000_0000n });
    expect(freeQuantity(trader.account, "ACME")).toBe(0n);
    trader.settle(3000);
    expect(trader.fills).toEqual(["11 buy 2 at 120.01", "400 buy 3 at 30.01", "500 sell 6 at 44.99"]);
  });

  it("do not trigger a stop that only the split has passed", () => {
    const trader = trade({ 0: 120, 60: null, 300: 40, 400: 36 }, split(300, 3n, 1n));
    trader.place(10, { quantity: "2" });
    trader.place(20, { quantity: "1", side: "sell", stop: "110" });
    trader.place(20, { quantity: "1", side: "sell", trail: "9" });
    trader.settle(399);
    expect(trader.account.orders).toHaveLength(2);
    expect(trader.order("2")).toMatchObject({ trail: { amount: parseUsd("3") }, extreme: parseUsd("39.9967") });
    trader.settle(500);
    expect(trader.fills.slice(1)).toEqual(["400 sell 3 at 35.99", "400 sell 3 at 35.99"]);
  });

  it("scale what a trailing purchase has met", () => {
    const trader = trade({ 0: 120, 60: null, 300: 40.5, 400: 43.1 }, split(300, 3n, 1n));
    trader.place(20, { quantity: "1", trail: "9" });
    trader.settle(399);
    expect(trader.order("0")).toMatchObject({ trail: { amount: parseUsd("3") }, extreme: parseUsd("40.0033") });
    trader.settle(500);
    expect(trader.fills).toEqual(["400 buy 3 at 43.11"]);
  });

  it("leave what an order has filled as it was traded", () => {
    const trader = new Trader(
      createScriptedMarket({
        ACME: {
          prices: { 0: 120, 40: null, 300: 12 },
          actions: [split(300, 10n, 1n)],
          minuteVolume: (at) => (at < 60 ? 20 : 1000),
        },
      }),
    );
    trader.place(10, { quantity: "5", limit: "121" });
    trader.settle(3000);
    expect(trader.fills).toEqual(["11 buy 2 at 120.01", "300 buy 30 at 12.01"]);
    expect(trader.order("0")).toMatchObject({ status: "filled", quantity: 32_0000_0000n });
    expect(formatQuantity(heldQuantity(trader.account, "ACME"))).toBe("50");
  });

  it("pay in cash for a part that no quantity can hold", () => {
    const trader = trade({ 0: 99_999, 60: null, 300: 99_999 }, split(300, 1n, 10n));
    trader.place(10, { quantity: "0.50000009" });
    trader.settle(60);
    const { cash } = trader.account;
    trader.settle(301);
    // 0.9 of 1e-8 units at 99,999 USD.
    expect(formatUsd(trader.account.cash - cash)).toBe("0.0009");
    expect(formatQuantity(heldQuantity(trader.account, "ACME"))).toBe("0.05");
  });

  it("turn a position that is too small into cash, and its cost into a loss or a gain", () => {
    const trader = trade({ 0: 900_000, 60: null, 300: 9_000_000 }, split(300, 1n, 10n));
    trader.place(10, { quantity: "0.00000005" });
    trader.settle(60);
    const cost = lotsCost(trader.account.positions[0]?.lots ?? []);
    trader.settle(301);
    expect(trader.account.positions).toEqual([]);
    const paid = parseUsd("0.045");
    expect(trader.events.at(-1)).toMatchObject({ type: "split", paid, realizedProfit: paid - cost, quantityAfter: 0n });
  });

  it("end an order of which nothing is left", () => {
    const trader = trade({ 0: 99_999, 60: null, 300: 99_999 }, split(300, 1n, 100n));
    trader.place(10, { quantity: "0.0000005", limit: "50000" });
    trader.settle(301);
    expect(trader.order("0")).toMatchObject({ status: "cancelled", reason: "cancelled" });
  });
});
