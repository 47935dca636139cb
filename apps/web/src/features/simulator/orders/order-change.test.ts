import { expect, test } from "vitest";
import { orderOf } from "../samples.ts";
import { changedFields, changeOf, fieldTexts } from "./order-change.ts";

const order = orderOf({ quantity: "10", limit_price: "95.00" });

test("only what is different is sent, however the same number is written", () => {
  expect(changeOf(order, { amount: "10.0", limit: "95" }, "en")).toEqual({ change: null, invalid: [] });
  expect(changeOf(order, { amount: "10,5", limit: "95,00" }, "de")).toEqual({
    change: { quantity: "10.5" },
    invalid: [],
  });
});

test("what cannot be read is named and not sent", () => {
  expect(changeOf(order, { amount: "", limit: "-1" }, "en")).toEqual({ change: null, invalid: ["amount", "limit"] });
});

test("a trailing stop keeps the kind of its distance", () => {
  const trailing = orderOf({
    type: "trailing_stop",
    limit_price: null,
    stop_price: null,
    trail: { type: "percent", percent: 5 },
    trailing_level: "90",
  });
  expect(fieldTexts(trailing, String)).toEqual({ amount: "10", trail: "5" });
  expect(changeOf(trailing, { amount: "10", trail: "4.5" }, "en").change).toEqual({
    trail: { type: "percent", percent: 4.5 },
  });
});

test("the stop and the target of a bracket are for what its entry buys: their quantity is not theirs to change", () => {
  expect(changedFields(orderOf({ parent_id: "p", role: "take_profit" }))).toEqual(["limit"]);
  expect(changedFields(orderOf({ parent_id: "p", role: "stop_loss", limit_price: null, stop_price: "90" }))).toEqual([
    "stop",
  ]);
});
