import { expect, test } from "vitest";
import { bracketOdds } from "./bracket-odds.ts";

const order = {
  type: "bracket",
  quantity: "10",
  stop_loss_price: "96",
  take_profit_price: "110",
  time_in_force: "gtc",
} as const;

const fund = (ask: string) => ({ kind: "fund", quote: { ask } }) as const;

test("what a bracket risks and aims at is counted from its limit, or else from the ask", () => {
  expect(bracketOdds({ ...order, limit_price: "98" }, fund("100"), "en")).toEqual({
    risk: "$20.00",
    aim: "$120.00",
    ratio: "6.0 : 1",
  });
  expect(bracketOdds(order, fund("100"), "en")).toEqual({ risk: "$40.00", aim: "$100.00", ratio: "2.5 : 1" });
});

test("commissions are a part of what is lost and gained", () => {
  const share = { kind: "share", quote: { ask: "100" } } as const;
  // One dollar for the purchase, one for the sale.
  expect(bracketOdds(order, share, "en")).toEqual({ risk: "$42.00", aim: "$98.00", ratio: "2.3 : 1" });
});

test("gain to risk is written as the language writes numbers", () => {
  expect(bracketOdds(order, fund("100"), "de")?.ratio).toBe("2,5 : 1");
  expect(bracketOdds(order, fund("100"), "ar")?.ratio).toBe("2.5 : 1");
});

test("prices out of order have no odds", () => {
  expect(bracketOdds(order, fund("95"), "en")).toBeNull();
  expect(bracketOdds(order, fund("111"), "en")).toBeNull();
});
