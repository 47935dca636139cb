import { describe, expect, it } from "vitest";
import { chartOf, mirrored, MOST_LINE_BARS } from "./chart.ts";
import { bar, chartFrom, through } from "./testing/hand-made.ts";
import { averageTrueRange, trueRanges } from "./true-ranges.ts";

describe("chartOf", () => {
  it("leaves candles as they are", () => {
    const bars = through(Array.from({ length: 400 }, (_, at) => 100 + (at % 7)));
    expect(chartFrom(bars).bars.map(({ close }) => close)).toEqual(bars.map(({ close }) => close));
  });

  it("joins the points of a long line and remembers where its extremes are", () => {
    const closes = Array.from({ length: 1500 }, (_, at) => (at === 777 ? 300 : at === 778 ? 5 : 100 + at / 100));
    const bars = closes.map((close) => bar(close, close, close, close));
    const chart = chartFrom(bars, true);
    expect(chart.bars).toHaveLength(MOST_LINE_BARS);
    expect(chart.bars.find(({ high }) => high === 300)?.highAt).toBe(777);
    expect(chart.bars.find(({ low }) => low === 5)?.lowAt).toBe(778);
    expect(chart.bars.at(-1)?.closeAt).toBe(1499);
  });

  it("has a range to measure by even if no price moves", () => {
    expect(chartFrom([bar(50, 50, 50, 50), bar(50, 50, 50, 50)]).range).toBeGreaterThan(0);
    expect(chartOf({ bars: [bar(0, 0, 0, 0)], unit: "percent", isLine: false, quality: 1 }).range).toBeGreaterThan(0);
  });

  it("is itself again when mirrored twice", () => {
    const chart = chartFrom(through([100, 103, 101, 107]));
    expect(mirrored(mirrored(chart))).toEqual(chart);
  });
});

describe("trueRanges", () => {
  it("include the gap from the close before", () => {
    expect(trueRanges([bar(10, 12, 9, 11), bar(15, 16, 14, 15), bar(12, 13, 12, 12)], false)).toEqual([3, 5, 3]);
  });

  it("of a line are twice the distances between closes", () => {
    const line = [bar(10, 10, 10, 10), bar(12, 12, 12, 12), bar(11, 11, 11, 11)];
    expect(trueRanges(line, true)).toEqual([4, 2]);
    expect(averageTrueRange(line, true)).toBe(3);
  });
});
