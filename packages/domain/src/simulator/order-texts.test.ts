import { expect, it } from "vitest";
import { parseOrder, parseTrail } from "./order-texts.ts";

const terms = { ticker: "ACME", side: "buy", timeInForce: "gtc" } as const;

it("S7.29 an order is read exactly, however its numbers are written", () => {
  const bracket = { type: "bracket", quantity: "0.10", stop_loss_price: "9.5", take_profit_price: "12" } as const;
  expect(parseOrder(bracket, terms)).toEqual({
    ...terms,
    type: "bracket",
    quantity: 10_000_000n,
    limitPrice: null,
    stopLossPrice: 9_5000n,
    takeProfitPrice: 12_0000n,
  });
  const limit = (quantity: string, limit_price: string) => parseOrder({ type: "limit", quantity, limit_price }, terms);
  expect(limit("1", "10.5")).toEqual(limit("1.0", "10.5000"));
});

it("a trailing distance is dollars, or hundredths of a percent", () => {
  expect(parseTrail({ type: "amount", amount: "1.25" })).toEqual({ type: "amount", amount: 1_2500n });
  expect(parseTrail({ type: "percent", percent: 2.55 })).toEqual({ type: "ratio", basisPoints: 255n });
});
