import { expect, test } from "vitest";
import { joinedBars } from "./joined-bars.ts";

const dash = (time: number, price: number) => ({ time, open: price, high: price, low: price, close: price, volume: 1 });

test("bars of a second begin where the one before ended, also when only the newest is drawn", () => {
  const bars = [dash(1, 10), dash(2, 12), dash(3, 11)];
  const joined = joinedBars(bars);
  expect(joined.map(({ open, high, low, close }) => [open, high, low, close])).toEqual([
    [10, 10, 10, 10],
    [10, 12, 10, 12],
    [12, 12, 11, 11],
  ]);
  expect(joinedBars(bars.slice(2), bars[1])).toEqual(joined.slice(2));
});
