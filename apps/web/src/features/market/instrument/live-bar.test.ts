import { expect, test } from "vitest";
import { barFrom, isOver, withTick } from "./live-bar.ts";

const bar = { time: 1000, open: 10, high: 12, low: 9, close: 11, volume: 50 };

test("a price within a bar moves its close, and its high or low when it goes beyond", () => {
  expect(withTick(bar, { at: 1001, price: 13 })).toEqual({ ...bar, high: 13, close: 13 });
  expect(withTick(bar, { at: 1002, price: 8 })).toEqual({ ...bar, low: 8, close: 8 });
});

test("a bar is over with its last second, and the next begins whole bars later", () => {
  expect(isOver(bar, "5s", 1004)).toBe(false);
  expect(isOver(bar, "5s", 1005)).toBe(true);
  expect(barFrom(bar, "5s", { at: 1018, price: 7 }).time).toBe(1015);
});
