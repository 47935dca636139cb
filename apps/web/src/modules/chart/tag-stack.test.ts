import { expect, test } from "vitest";
import { stackTags } from "./tag-stack.ts";

const column = { height: 20, top: 0, bottom: 300, fixed: null };

test("tags that do not meet stay at their prices", () => {
  expect(stackTags([50, 250, 120], column)).toEqual([50, 250, 120]);
});

test("tags at one price stand one below the other, in their order", () => {
  expect(stackTags([100, 100, 100], column)).toEqual([100, 120, 140]);
});

test("S1.04 tags at the edges stay in the column, and where there is too little room they overlap evenly", () => {
  const low = { ...column, bottom: 100 };
  expect(stackTags([99, -5], low)).toEqual([90, 10]);
  expect(stackTags([50, 55, 45], low)).toEqual([65, 85, 45]);
  expect(stackTags([10, 20, 30, 40, 50, 60, 70, 80, 90], low)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
});

test("tags beside the last price give way to it, upwards and downwards", () => {
  expect(stackTags([95, 103], { ...column, fixed: 100 })).toEqual([80, 120]);
});

test("where the last price leaves no room above it, tags stand below", () => {
  expect(stackTags([5, 8, 12], { ...column, fixed: 12 })).toEqual([32, 52, 72]);
});

test("tags never cover each other, nor the last price, nor leave the column, and keep the order of their prices", () => {
  // A linear congruential generator: the same thousand columns in every run.
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let run = 0; run < 1000; run++) {
    const wanted = Array.from({ length: next(11) }, () => next(301));
    const fixed = next(5) === 0 ? null : next(301);
    const placed = stackTags(wanted, { ...column, fixed });
    const all = [...placed, ...(fixed === null ? [] : [fixed])].toSorted((a, b) => a - b);
    const gaps = all.slice(1).map((middle, index) => middle - (all[index] ?? 0));
    expect(Math.min(20, ...gaps), `${wanted.join()} ${fixed}`).toBeGreaterThanOrEqual(20 - 1e-9);
    expect(placed.every((middle) => middle >= 10 && middle <= 290)).toBe(true);
    const byPrice = wanted.map((middle, index) => [middle, placed[index] ?? 0] as const).toSorted(([a], [b]) => a - b);
    const places = byPrice.map(([, place]) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
