import { expect, test } from "vitest";
import { activityOf, changesOf, orderOf } from "../samples.ts";
import { mergeActivity, mergeOrders } from "./merge-changes.ts";

const open = (id: string) => orderOf({ id });
const filled = (id: string) => orderOf({ id, status: "filled", ended_at: 2 });
const pageOf = (ids: readonly string[], next_cursor: string | null = null) => ({ orders: ids.map(open), next_cursor });
const idsOf = ({ orders }: { orders: readonly { id: string }[] }) => orders.map(({ id }) => id);

test("S1.03 a filled order leaves the open ones and joins the ended ones, the newest first", () => {
  const changes = changesOf({ open_orders: [open("4"), open("2")], ended_orders: [filled("3")] });
  expect(idsOf(mergeOrders(pageOf(["3", "2"]), { status: "open" }, changes))).toEqual(["4", "2"]);
  const ended = { orders: [filled("1")], next_cursor: null };
  expect(idsOf(mergeOrders(ended, { status: "ended" }, changes))).toEqual(["3", "1"]);
  expect(idsOf(mergeOrders(ended, { status: "filled" }, changes))).toEqual(["3", "1"]);
  expect(idsOf(mergeOrders(pageOf([]), { status: "cancelled" }, changes))).toEqual([]);
  const all = mergeOrders(pageOf(["3", "2"]), {}, changes);
  expect(all.orders.map(({ id, status }) => `${id} ${status}`)).toEqual(["4 open", "3 filled", "2 open"]);
});

test("S1.03 the traded orders are those with a fill, open or not", () => {
  const part = orderOf({ id: "4", status: "partially_filled", filled_quantity: "2" });
  const cancelled = orderOf({ id: "3", status: "cancelled", ended_at: 2 });
  const changes = changesOf({ open_orders: [part, open("5")], ended_orders: [cancelled] });
  expect(idsOf(mergeOrders({ orders: [], next_cursor: null }, { status: "traded" }, changes))).toEqual(["4"]);
});

test("S1.03 another instrument, another account and a later page get nothing new", () => {
  const changes = changesOf({ open_orders: [open("4")], ended_orders: [filled("3")] });
  expect(idsOf(mergeOrders(pageOf([]), { ticker: "OTHER" }, changes))).toEqual([]);
  expect(idsOf(mergeOrders(pageOf(["3"]), { account_number: 2, status: "open" }, changes))).toEqual(["3"]);
  expect(idsOf(mergeOrders(pageOf([]), { cursor: "9" }, changes))).toEqual([]);
  // An order beyond the end of the page comes with the next one.
  expect(idsOf(mergeOrders(pageOf(["8", "5"], "5"), {}, changes))).toEqual(["8", "5"]);
});

test("S1.03 merging twice changes nothing", () => {
  const changes = changesOf({
    open_orders: [open("4")],
    ended_orders: [filled("3")],
    activity: [activityOf({ id: "1-3" })],
  });
  const once = mergeOrders(pageOf(["3"]), {}, changes);
  expect(mergeOrders(once, {}, changes)).toEqual(once);
  const page = { items: [activityOf({ id: "1-2" })], next_cursor: null };
  const merged = mergeActivity(page, {}, changes);
  expect(merged.items.map(({ id }) => id)).toEqual(["1-3", "1-2"]);
  expect(mergeActivity(merged, {}, changes)).toEqual(merged);
  expect(mergeActivity(page, { cursor: "9" }, changes)).toBe(page);
});
