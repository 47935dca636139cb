import { expect, test } from "vitest";
import { heikinAshi } from "./heikin-ashi.ts";

const bar = (time: number, open: number, high: number, low: number, close: number) => ({
  time,
  open,
  high,
  low,
  close,
  volume: 1,
});
const bars = [bar(1, 10, 14, 8, 12), bar(2, 12, 20, 11, 18), bar(3, 18, 19, 9, 10)];

test("Heikin-Ashi bars follow the means of their prices, worked by hand", () => {
  expect(heikinAshi(bars)).toEqual([bar(1, 11, 14, 8, 11), bar(2, 11, 20, 11, 15.25), bar(3, 13.125, 19, 9, 14)]);
});

test("a bar that moves is drawn from the bar before it, as if all were drawn again", () => {
  const all = heikinAshi(bars);
  expect(heikinAshi(bars.slice(2), all[1])).toEqual(all.slice(2));
});
