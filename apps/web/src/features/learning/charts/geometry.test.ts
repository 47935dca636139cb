import type { Bar } from "@candlewise/domain/learning/items";
import { describe, expect, it } from "vitest";
import { candlePaths } from "./candle-paths.ts";
import { dateTicks, frameOf, indexAt, xOf } from "./geometry.ts";

const bars: Bar[] = Array.from({ length: 60 }, (_, index) => ({
  time: index * 86_400,
  open: 100 + index,
  high: 104 + index,
  low: 98 + index,
  close: index % 2 ? 102 + index : 99 + index,
  volume: 1000 + index,
}));
const frame = frameOf({ bars, width: 320, height: 240, gutter: 48, room: 0.1 });

describe("dates", () => {
  it("writes the first and last date inside the plot", () => {
    const ticks = dateTicks(frame, 50);
    expect(ticks.at(0)).toEqual({ index: 0, anchor: "start" });
    expect(ticks.at(-1)).toEqual({ index: 59, anchor: "end" });
  });
});

describe("places", () => {
  it("finds the bar under a finger, and the nearest one beside the chart", () => {
    for (const index of [0, 17, 59]) expect(indexAt(frame, xOf(frame, index))).toBe(index);
    expect(indexAt(frame, -50)).toBe(0);
    expect(indexAt(frame, 999)).toBe(59);
  });
});

it("draws a candle and a volume bar for every bar, rising and falling ones apart", () => {
  const paths = candlePaths(bars, frame);
  const count = (path: string) => path.split("z").length - 1;
  expect([count(paths.upBodies), count(paths.downBodies)]).toEqual([30, 30]);
  expect([count(paths.upVolume), count(paths.downVolume)]).toEqual([30, 30]);
  expect(Object.values(paths).join("")).not.toMatch(/NaN|Infinity/);
});

it("draws a day without movement", () => {
  const flat = bars.slice(0, 1).map((bar) => ({ ...bar, high: 100, low: 100, close: 100, open: 100, volume: 0 }));
  const paths = candlePaths(flat, frameOf({ bars: flat, width: 320, height: 240, gutter: 48, room: 0.1 }));
  expect(Object.values(paths).join("")).not.toMatch(/NaN|Infinity/);
});
