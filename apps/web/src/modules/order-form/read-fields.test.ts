import { describe, expect, it, test } from "vitest";
import { readFields, unitsFor, type Quote } from "./read-fields.ts";
import { emptyFields, numberFieldsOf, typesFor, type OrderFields } from "./order-fields.ts";

const quote: Quote = { bid: "100.00", ask: "100.10" };
const fieldsWith = (change: Partial<OrderFields>): OrderFields => ({ ...emptyFields("buy", "market"), ...change });
const read = (change: Partial<OrderFields>, language: "en" | "de" | "ar" = "en") =>
  readFields(fieldsWith(change), quote, language);

describe("S7.29 an order is read from what was typed", () => {
  it("keeps all eight decimals of a quantity", () => {
    expect(read({ amount: "0.12345678" }).terms).toEqual({
      type: "market",
      quantity: "0.12345678",
    });
  });

  it.each([
    ["de", "1.250,5", "1250.5"],
    ["ar", "١٬٢٥٠٫٥", "1250.5"],
    ["en", "1,250.5", "1250.5"],
  ] as const)("in %s %s is %s", (language, amount, quantity) => {
    expect(read({ amount }, language).terms).toMatchObject({ quantity });
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
    const terms = read({ type, amount: "2", ...typed }).terms;
    expect(terms).toEqual({ type, quantity: "2", ...prices });
  });

  it("leaves out prices that were typed for another type", () => {
    expect(read({ type: "limit", amount: "1", limit: "99", stop: "x", target: "y" }).terms).toEqual({
      type: "limit",
      quantity: "1",
      limit_price: "99",
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
    const { terms, problems } = readFields(
      fieldsWith({ unit: "dollars", amount: "0.0001" }),
      { ...quote, ask: "999999999" },
      "en",
    );
    expect(terms).toBeNull();
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
  const { terms, problems } = read({ amount });
  expect(terms).toBeNull();
  expect(problems).toEqual({ amount: problem });
});

test("prices have four decimals, percents two", () => {
  expect(read({ type: "limit", amount: "1", limit: "1.23456" }).problems).toEqual({ limit: "decimals" });
  expect(read({ type: "trailing_stop", amount: "1", trail: "1.234" }).problems).toEqual({ trail: "decimals" });
});

test("a bracket is bought only; its limit is asked for only when it is wanted", () => {
  expect(typesFor("sell", ["market", "bracket"])).toEqual(["market"]);
  expect(typesFor("buy", ["market", "bracket"])).toEqual(["market", "bracket"]);
  expect(numberFieldsOf(fieldsWith({ type: "bracket" }))).not.toContain("limit");
  expect(numberFieldsOf(fieldsWith({ type: "bracket", hasLimitEntry: true }))).toContain("limit");
});
