import { expect, test } from "vitest";
import type { Bar } from "#web/modules/chart/chart-port.ts";
import { movedBy, nextPoint, timeAfter, type Moving } from "./moving.ts";
import { afterKey, placeOf, priceStep, setPoint, sketchOf, type KeyContext, type Placing } from "./placing.ts";

/** Bar 7 begins at second 700, opens at 106.5 and closes at 107. */
const bars: Bar[] = Array.from({ length: 60 }, (_, index) => ({
  time: index * 100,
  open: 99.5 + index,
  high: 101 + index,
  low: 98 + index,
  close: 100 + index,
  volume: 1,
}));
const context: KeyContext = { bars, visible: { from: 10, to: 60 }, decimals: 2 };
const begun: Placing = { id: "1", tool: "trend", points: [], time: 5900, price: null };
const keyPress = (key: string, isShift = false) => ({ key, isShift });

function after(...keys: string[]): Placing {
  return keys.reduce((placing, key) => {
    const next = afterKey(placing, keyPress(key.replace("Shift+", ""), key.startsWith("Shift+")), context);
    if (!next) throw new Error(`${key} leads nowhere.`);
    return next;
  }, begun);
}

test("the price of a point goes with the closes until up or down has moved it", () => {
  expect(placeOf(after("ArrowLeft", "ArrowLeft"), context)).toEqual({ index: 57, time: 5700, price: 157 });
  expect(placeOf(after("ArrowLeft", "ArrowUp", "ArrowLeft"), context)).toMatchObject({ index: 57, price: 159 });
  expect(placeOf(after("ArrowUp", "Shift+ArrowDown"), context)).toMatchObject({ index: 59, price: 150 });
});

test("Shift goes ten bars, Home and End to the first and last one, and no key beyond them", () => {
  expect(placeOf(after("Shift+ArrowLeft"), context).index).toBe(49);
  expect(placeOf(after("Home", "ArrowLeft"), context).index).toBe(0);
  expect(placeOf(after("Home", "End", "Shift+ArrowRight"), context).index).toBe(59);
  expect(afterKey(begun, keyPress("x"), context)).toBeNull();
});

test.each([
  ["o", 158.5],
  ["H", 160],
  ["l", 157],
  ["c", 159],
])("%s takes a price of the bar itself", (key, price) => {
  expect(placeOf(after(key), context).price).toBe(price);
});

test.each([
  // 61 dollars are seen, then 0.5, then nothing: a step of the last decimal.
  [context, 1],
  [{ ...context, bars: bars.map((bar) => ({ ...bar, high: 10.5, low: 10 })), decimals: 4 }, 0.01],
  [{ ...context, bars: bars.map((bar) => ({ ...bar, high: 4321, low: 123 })) }, 50],
  [{ ...context, bars: bars.map((bar) => ({ ...bar, high: 10, low: 10 })) }, 0.01],
  [{ ...context, bars: [] }, 0.01],
])("a step of the price is a round part of what is seen", (seen, step) => {
  expect(priceStep(seen)).toBeCloseTo(step, 9);
});

test("a drawing is whole with its last point; before, the rest of it is where the keys are", () => {
  const first = setPoint(after("h"), context);
  if (!("placing" in first)) throw new Error("A trend line has two points.");
  expect(first.placing.points).toEqual([{ time: 5900, price: 160 }]);
  const moved = afterKey(first.placing, keyPress("ArrowLeft"), context) ?? first.placing;
  const points = [
    { time: 5900, price: 160 },
    { time: 5800, price: 160 },
  ];
  expect(sketchOf(moved, context).points).toEqual(points);
  expect(setPoint(moved, context)).toEqual({ drawing: { id: "1", tool: "trend", points } });
  const [one] = sketchOf({ ...begun, tool: "channel" }, context).points;
  expect(sketchOf({ ...begun, tool: "channel" }, context).points).toEqual([one, one, one]);
  expect(setPoint({ ...begun, tool: "note", text: "Here" }, context)).toMatchObject({ drawing: { text: "Here" } });
});

const held: Moving = {
  drawing: {
    id: "1",
    tool: "trend",
    points: [
      { time: 1000, price: 110 },
      { time: 5950, price: 150.25 },
    ],
  },
  point: null,
};

test("arrow keys move all of a drawing, or the one point that is taken", () => {
  expect(movedBy(held, keyPress("ArrowRight"), context, 100)?.drawing.points).toEqual([
    { time: 1100, price: 110 },
    { time: 6050, price: 150.25 },
  ]);
  const [first, second] = [nextPoint(held), nextPoint(nextPoint(held))];
  expect([first.point, second.point, nextPoint(second).point]).toEqual([0, 1, null]);
  expect(movedBy(second, keyPress("ArrowDown", true), context, 100)?.drawing.points).toEqual([
    { time: 1000, price: 110 },
    { time: 5950, price: 140.25 },
  ]);
  expect(movedBy(held, keyPress("x"), context, 100)).toBeNull();
});

test("a point between bars keeps its distance, also over a gap, and comes back to where it was", () => {
  const gap = [...bars.slice(0, 10), { ...bars[10], time: 9000 } as Bar];
  expect(timeAfter(gap, 930, 1, 100)).toBe(9030);
  expect(timeAfter(gap, 9030, -1, 100)).toBe(930);
  // Ahead of the last bar, and before the first one that is loaded.
  expect(timeAfter(gap, 9000, 2, 100)).toBe(9200);
  expect(timeAfter(gap, 0, -1, 100)).toBe(0);
});
