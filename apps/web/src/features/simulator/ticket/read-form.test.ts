import { describe, expect, it, test } from "vitest";
import type { Quote } from "../api.ts";
import { readForm, unitsFor } from "./read-form.ts";
import { emptyForm, fieldsOf, typesOf, type TicketForm } from "./ticket-form.ts";

const quote: Quote = {
  ticker: "NVLA",
  at: 1,
  price: "100.05",
  bid: "100.00",
  ask: "100.10",
  previous_close: "99",
  change: "1.05",
  change_percent: 1.06,
};
const formOf = (change: Partial<TicketForm>): TicketForm => ({ ...emptyForm("buy", "market"), ...change });
const read = (change: Partial<TicketForm>, language: "en" | "de" | "ar" = "en") =>
  readForm(formOf(change), quote, language);

describe("S7.29 an order is read from what was typed", () => {
  it("keeps all eight decimals of a quantity", () => {
    expect(read({ amount: "0.12345678" }).order).toEqual({
      type: "market",
      quantity: "0.12345678",
      time_in_force: "day",
    });
  });

  it.each([
    ["de", "1.250,5", "1250.5"],
    ["ar", "١٬٢٥٠٫٥", "1250.5"],
    ["en", "1,250.5", "1250.5"],
  ] as const)("in %s %s is %s", (language, amount, quantity) => {
    expect(read({ amount }, language).order).toMatchObject({ quantity });
  });

  it.each([
    ["limit", { limit: "99" }, { limit_price: "99" }],
    ["stop", { stop: "105" }, { stop_price: "105" }],
    ["stop_limit", { stop: "105", limit: "106" }, { stop_price: "105", limit_price: "106" }],
    ["trailing_stop", { trail: "2.5" }, { trail: { type: "percent", percent: 2.5 } }],
    ["trailing_stop", { trail: "2.5", trailUnit: "amount" }, { trail: { type: "amount", amount: "2.5" } }],
    ["bracket", { stop: "95", target: "110" }, { stop_loss_price: "95", take_profit_price: "110" }],
    [
      "bracket",
      { stop: "95", target: "110", limit: "99", hasLimitEntry: true },
      { stop_loss_price: "95", take_profit_price: "110", limit_price: "99" },
    ],
  ] as const)("%s has its own prices and no others", (type, typed, prices) => {
    const order = read({ type, amount: "2", timeInForce: "gtc", ...typed }).order;
    expect(order).toEqual({ type, quantity: "2", time_in_force: "gtc", ...prices });
  });

  it("leaves out prices that were typed for another type", () => {
    expect(read({ type: "limit", amount: "1", limit: "99", stop: "x", target: "y" }).order).toEqual({
      type: "limit",
      quantity: "1",
      limit_price: "99",
      time_in_force: "day",
    });
  });
});

describe("dollars become units", () => {
  it("at the price a buyer pays and a seller gets", () => {
    expect(read({ unit: "dollars", amount: "1001" }).quantity).toBe("10");
    expect(read({ side: "sell", unit: "dollars", amount: "1000" }).quantity).toBe("10");
  });

  it("at the price that the order names", () => {
    expect(read({ type: "limit", unit: "dollars", amount: "100", limit: "80" }).quantity).toBe("1.25");
    expect(read({ type: "stop", unit: "dollars", amount: "100", stop: "125" }).quantity).toBe("0.8");
  });

  it("rounded down, so that never more is spent than was typed", () => {
    expect(unitsFor("1000", "3")).toBe("333.33333333");
    expect(unitsFor("2", "3")).toBe("0.66666666");
    expect(unitsFor("1", "0")).toBeNull();
  });

  it("and too few dollars for the smallest part of a unit are no order", () => {
    const { order, problems } = readForm(
      formOf({ unit: "dollars", amount: "0.0001" }),
      { ...quote, ask: "999999999" },
      "en",
    );
    expect(order).toBeNull();
    expect(problems).toEqual({ amount: "zero" });
  });
});

test.each([
  ["", "empty"],
  ["ten", "invalid"],
  ["-5", "invalid"],
  ["0", "zero"],
  ["0.123456789", "decimals"],
  ["1000000000", "tooLarge"],
])("an amount of %j is no order: %s", (amount, problem) => {
  const { order, problems } = read({ amount });
  expect(order).toBeNull();
  expect(problems).toEqual({ amount: problem });
});

test("prices have four decimals, percents two", () => {
  expect(read({ type: "limit", amount: "1", limit: "1.23456" }).problems).toEqual({ limit: "decimals" });
  expect(read({ type: "trailing_stop", amount: "1", trail: "1.234" }).problems).toEqual({ trail: "decimals" });
});

test("a bracket is bought only; its limit is asked for only when it is wanted", () => {
  expect(typesOf("sell")).not.toContain("bracket");
  expect(fieldsOf(formOf({ type: "bracket" }))).not.toContain("limit");
  expect(fieldsOf(formOf({ type: "bracket", hasLimitEntry: true }))).toContain("limit");
});
