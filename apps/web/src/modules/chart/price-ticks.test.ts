import { expect, test } from "vitest";
import { decimalsOf, isBehindTag, priceTicks } from "./price-ticks.ts";

const values = (from: number, to: number, decimals: number, height = 300) =>
  priceTicks({ from, to, height }, decimals).map(({ value }) => value);

test("labels are round and evenly spaced", () => {
  expect(values(98.3, 121.7, 2)).toEqual([100, 105, 110, 115, 120]);
  expect(values(50.31, 50.39, 2)).toEqual([50.32, 50.33, 50.34, 50.35, 50.36, 50.37, 50.38]);
});

test("no two labels have the same text, however small the range", () => {
  for (const [from, to] of [
    [50.348, 50.352],
    [50.3401, 50.3629],
    [0.1, 0.1001],
    [9999.99, 10_000.01],
  ] as const) {
    const texts = values(from, to, 2, 500).map((value) => value.toFixed(2));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("labels stand where their values are, on a linear and on a logarithmic scale", () => {
  expect(priceTicks({ from: 0, to: 100, height: 200 }, 2).map(({ value, y }) => [value, y])).toContainEqual([40, 120]);
  const ticks = priceTicks({ from: 10, to: 1000, height: 300, isLogarithmic: true }, 2);
  expect(ticks.find(({ value }) => value === 100)?.y ?? 150).toBeCloseTo(150, 6);
  for (const [index, { y }] of ticks.entries()) expect((ticks[index - 1]?.y ?? 1000) - y).toBeGreaterThan(20);
});

test("a range without a height, or prices at zero on a logarithmic scale, has no labels", () => {
  expect(values(5, 5, 2)).toEqual([]);
  expect(priceTicks({ from: 0, to: 5, height: 300, isLogarithmic: true }, 2)).toEqual([]);
});

test("decimals tell the labels of a study apart", () => {
  expect(decimalsOf({ from: 0, to: 100, height: 92 })).toBe(0);
  expect(decimalsOf({ from: -0.12, to: 0.15, height: 92 })).toBe(1);
});

test("labels that a tag would cover in part are left out, and only those", () => {
  const ticks = priceTicks({ from: 0, to: 100, height: 400 }, 2);
  for (let tag = 0; tag <= 400; tag++) {
    for (const tick of ticks) {
      // Labels are 12 pixels high, tags 22.
      const isCovered = Math.max(tick.y - 6, tag - 11) <= Math.min(tick.y + 6, tag + 11);
      expect(isBehindTag(tick.y, [tag]) || !isCovered, `${tag} ${tick.y}`).toBe(true);
      expect(isBehindTag(tick.y, [tag]) && Math.abs(tag - tick.y) > 18).toBe(false);
    }
  }
});
