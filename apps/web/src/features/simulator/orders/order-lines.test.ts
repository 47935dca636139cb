import { expect, test } from "vitest";
import { fillOf, orderOf, positionOf } from "../samples.ts";
import { marksOf, moveOf, orderLines, orderOfLine } from "./order-lines.ts";

const words = { order: (_: unknown, price: string) => price, position: () => "position", profit: String };
const stop = orderOf({ id: "s", side: "sell", type: "stop", role: "stop_loss", stop_price: "90.5", limit_price: null });
const target = orderOf({ id: "t", side: "sell", role: "take_profit", limit_price: "120" });
const trailing = orderOf({
  id: "r",
  side: "sell",
  type: "trailing_stop",
  limit_price: null,
  trail: { type: "percent", percent: 5 },
  trailing_level: "95",
});

test("S7.27 what is open and held has a line; what has ended has none", () => {
  const ended = orderOf({ id: "e", status: "filled" });
  const { lines } = orderLines([stop, target, trailing, ended], positionOf(), words);
  expect(lines.map(({ id, kind, price, isDraggable }) => [id, kind, price, isDraggable])).toEqual([
    ["position", "position", 95, false],
    ["s stop_price", "stop", 90.5, true],
    ["t limit_price", "target", 120, true],
    ["r trail", "stop", 95, false],
  ]);
});

test("the tags of the position and of every order have a cross", () => {
  const { lines } = orderLines([stop, target, trailing], positionOf(), words);
  expect(lines.map(({ isRemovable }) => isRemovable)).toEqual([true, true, true, true]);
});

test("a stop-limit order has both of its prices", () => {
  const order = orderOf({ id: "x", type: "stop_limit", stop_price: "105", limit_price: "106" });
  expect(orderLines([order], undefined, words).lines.map(({ kind, price }) => [kind, price])).toEqual([
    ["stop", 105],
    ["limit", 106],
  ]);
});

test("a drag changes the price it was of, to four decimals, and knows the way back", () => {
  const { movable } = orderLines([stop, trailing], undefined, words);
  expect(moveOf(movable, "s stop_price", 91.123_456)).toMatchObject({
    from: "90.5",
    to: "91.1235",
    change: { stop_price: "91.1235" },
    back: { stop_price: "90.5" },
  });
  expect(moveOf(movable, "s stop_price", 100)).toMatchObject({ to: "100" });
});

test.each([
  ["r trail", 90],
  ["position", 90],
  ["s stop_price", 0],
  ["s stop_price", Number.NaN],
])("%s dragged to %d changes nothing", (id, price) => {
  const { movable } = orderLines([stop, trailing], positionOf(), words);
  expect(moveOf(movable, id, price)).toBeNull();
});

test("a position's line tells its profit at a price, and a sale's line what it would bring; a purchase has none", () => {
  const buy = orderOf({ id: "b", limit_price: "80" });
  const held = positionOf({ quantity: "3", average_price: "95" });
  const { lines } = orderLines([stop, buy], held, words);
  const profits = lines.map(({ profitAt, price }) => profitAt?.(price === 95 ? 100 : price) ?? null);
  expect(profits).toEqual([{ text: "15", sign: 1 }, { text: String(-4.5 * Number(stop.quantity)), sign: -1 }, null]);
});

test("the line of an open order leads to it; one that has ended has no line", () => {
  expect(orderOfLine([stop, target], "t limit_price")).toBe(target);
  expect(orderOfLine([orderOf({ id: "t", status: "cancelled" })], "t limit_price")).toBeUndefined();
});

test("each execution is marked at its second and price", () => {
  const filled = orderOf({ id: "f", side: "sell", status: "filled", fills: [fillOf({ at: 7, price: "91.25" })] });
  expect(marksOf([filled, stop])).toEqual([{ id: "f 0", time: 7, price: 91.25, side: "sell" }]);
});
