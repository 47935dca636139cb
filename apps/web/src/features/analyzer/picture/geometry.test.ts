import { expect, test } from "vitest";
import { rowOf, spotOf, stepOf, trendLine } from "./geometry.ts";

const bar = (close: number) => ({ open: close, high: close, low: close, close });

test("S1.04 prices find their rows on a linear and on a logarithmic scale", () => {
  expect(rowOf({ rows: { kind: "linear", a: -2, b: 300 } }, 100)).toBe(100);
  expect(rowOf({ rows: { kind: "log", a: -100, b: 600 } }, Math.E)).toBeCloseTo(500);
  const series = { columns: [10, 20], rows: { kind: "linear" as const, a: -1, b: 50 } };
  expect(spotOf(series, { bar: 1, price: 5 })).toEqual({ x: 20, y: 45 });
});

test("S1.04 a gap between bars does not change their step", () => {
  expect(stepOf({ columns: [10, 18, 26, 60, 68, 76] })).toBe(8);
});

test("S1.04 the trend line goes through the middle of the closes", () => {
  const [from, to] = trendLine({ bars: [1, 2, 3, 4].map(bar) });
  expect([from, to]).toEqual([
    { bar: 0, price: 1 },
    { bar: 3, price: 4 },
  ]);
  expect(trendLine({ bars: [bar(5)] })).toEqual([
    { bar: 0, price: 5 },
    { bar: 0, price: 5 },
  ]);
});
