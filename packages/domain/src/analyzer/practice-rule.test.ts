import { expect, test } from "vitest";
import type { PriceBar } from "./facts.ts";
import { PRACTICE_WINDOW, practiceBars, practiceRuleAt, practiceStops } from "./practice-rule.ts";

const barsOf = (closes: readonly number[]): PriceBar[] =>
  closes.map((close) => ({ open: close, high: close + 1, low: close - 1, close }));

const flat = Array.from({ length: PRACTICE_WINDOW }, () => 100);

test("S1.04 the rule of a practice sees the bars before, and nothing after", () => {
  expect(practiceRuleAt(barsOf([...flat, 101.5]), 10)).toBe("buy");
  expect(practiceRuleAt(barsOf([...flat, 101]), 10)).toBe("wait");
  expect(practiceRuleAt(barsOf([...flat, 98]), 10)).toBe("sell");
  expect(practiceRuleAt(barsOf([...flat, 98, 250]), 10)).toBe("sell");
  expect(practiceRuleAt([], 0)).toBe("wait");
});

test("S1.04 a practice stops where a breakout begins and where nothing happens, apart from each other", () => {
  const closes = [...flat, 100, 100, 100, 104, 106, 106, 106, 106, 106, 106, 106, 106, 95, 95, 95, 95, 95, 95, 95, 95];
  const bars = barsOf(closes);
  const stops = practiceStops(bars);
  const actions = stops.map((bar) => practiceRuleAt(bars, bar));
  expect(actions).toContain("buy");
  expect(actions).toContain("sell");
  expect(actions).toContain("wait");
  expect(stops.every((bar, index) => index === 0 || bar - (stops[index - 1] ?? 0) >= 3)).toBe(true);
  expect(Math.max(...stops)).toBeLessThan(bars.length - 2);
});

test("S1.04 of a line a practice runs through few points, from the first to the last; of candles through all", () => {
  const bars = barsOf(Array.from({ length: 600 }, (_, index) => index));
  const points = practiceBars(bars, true);
  expect(points).toHaveLength(90);
  expect([points[0]?.close, points.at(-1)?.close]).toEqual([0, 599]);
  const steps = points.slice(1).map(({ close }, index) => close - (points[index]?.close ?? 0));
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([6, 7]);
  expect(practiceBars(bars.slice(0, 91), true)).toHaveLength(90);
  expect(practiceBars(bars.slice(0, 40), true)).toHaveLength(40);
  expect(practiceBars(bars, false)).toHaveLength(600);
});

test("S1.04 a chart that is too short for the rule has no stops", () => {
  expect(practiceStops(barsOf(flat))).toEqual([]);
});
