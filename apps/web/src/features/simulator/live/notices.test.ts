import { expect, test } from "vitest";
import { activityOf, changesOf, orderOf } from "../samples.ts";
import type { Changes } from "./changes.ts";
import { noticesOf } from "./notices.ts";

const told = (changes: Changes, known: readonly string[] = []) =>
  noticesOf(changes, (id) => known.includes(id)).map(({ type, key }) => `${type} ${key}`);

const fillOf = (order_id: string) => activityOf({ id: `1-${order_id}`, order_id });
const filled = orderOf({ id: "filled", status: "filled", filled_quantity: "10", average_price: "95.00", ended_at: 2 });
const part = orderOf({ id: "part", status: "partially_filled", filled_quantity: "4", average_price: "95.00" });

test("S1.03 several parts of an order are one notice, and the last part tells of all", () => {
  const parts = changesOf({ open_orders: [part], activity: [fillOf("part"), fillOf("part")] });
  expect(told(parts)).toEqual(["part part"]);
  const last = changesOf({ ended_orders: [{ ...filled, id: "part" }], activity: [fillOf("part")] });
  expect(told(last)).toEqual(["filled part"]);
});

test("S1.03 a bracket's target that fills tells of its stop, and its canceled entry of both legs", () => {
  const ended_at = 2;
  const stop = orderOf({ id: "stop", parent_id: "entry", status: "cancelled", reason: "other_leg", ended_at });
  expect(told(changesOf({ ended_orders: [filled, stop], activity: [fillOf("filled")] }))).toEqual(["filled filled"]);
  const entry = orderOf({ id: "entry", role: "entry", status: "cancelled", reason: "cancelled", ended_at });
  const leg = orderOf({ id: "leg", parent_id: "entry", status: "cancelled", reason: "cancelled", ended_at });
  expect(told(changesOf({ ended_orders: [entry, leg] }))).toEqual(["cancelled entry"]);
});

test("S1.03 a placed order, a deposit and what the page shows itself are not told", () => {
  expect(
    told(changesOf({ open_orders: [orderOf()], activity: [activityOf({ type: "deposit", order_id: null })] })),
  ).toEqual([]);
  expect(told(changesOf({ ended_orders: [filled], activity: [fillOf("filled")] }), ["filled"])).toEqual([]);
});

test("S6.10 a dividend of a hidden instrument is not told", () => {
  const dividend = activityOf({ id: "1-7", type: "dividend", order_id: null });
  expect(told(changesOf({ activity: [dividend] }))).toEqual(["dividend 1-7"]);
  expect(told(changesOf({ activity: [{ ...dividend, ticker: null }] }))).toEqual([]);
});

test("S1.03 many at once are told together", () => {
  const ended = ["a", "b", "c", "d"].map((id) => ({ ...filled, id }));
  const activity = ended.map(({ id }) => fillOf(id));
  expect(told(changesOf({ ended_orders: ended.slice(0, 3), activity: activity.slice(0, 3) }))).toHaveLength(3);
  expect(noticesOf(changesOf({ ended_orders: ended, activity }), () => false)).toEqual([
    { type: "many", key: "account", count: 4 },
  ]);
});
