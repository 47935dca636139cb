import { describe, expect, it } from "vitest";
import { deepestDrop } from "./drop.ts";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";
import { riskAbove, riskOf, volatilityOf } from "./volatility.ts";

/** Bars with a range of 2 that rise, fall by `depth` and rise. */
const fallOf = (depth: number) =>
  chartFrom(through([...zigzag([100, 140], 40), ...zigzag([140 - depth, 170 - depth], 30)]));

describe("deepestDrop", () => {
  it.each([
    [0.2, "no_drop"],
    [3, "medium_drop"],
    [8, "significant"],
    [20, "severe"],
  ] as const)("S3.23 of %d is called %s", (depth, level) => {
    expect(deepestDrop(fallOf(depth), "price").level).toBe(level);
  });

  it("S3.23 is that from a high to a later low, wherever the extremes of the chart are", () => {
    const chart = chartFrom(through([100, 150, 120, 160, 155, 300], 0));
    expect(deepestDrop(chart, "price")).toMatchObject({
      from: { bar: 1, price: 150 },
      to: { bar: 2, price: 120 },
      share: 0.2,
    });
  });

  it("S3.23 has no share without prices", () => {
    expect(deepestDrop(fallOf(20), "percent").share).toBeNull();
  });

  it("S3.23 is nothing in a chart that only rises", () => {
    const chart = chartFrom(through([1, 2, 3, 4], 0));
    expect(deepestDrop(chart, "price")).toMatchObject({ level: "no_drop", ranges: 0 });
  });
});

describe("volatilityOf", () => {
  it.each([
    [0.1, "very_low"],
    [0.6, "low"],
    [1.5, "medium"],
    [3, "high"],
    [7, "very_high"],
    [12, "extreme"],
  ] as const)("S3.22 of %d %% a bar is %s", (range, level) => {
    const closes = Array.from({ length: 30 }, () => 100);
    const { share, level: found } = volatilityOf(chartFrom(through(closes, range / 2)), "price");
    expect(share).toBeCloseTo(range / 100, 9);
    expect(found).toBe(level);
  });

  it("S3.22 is judged by the chart itself where there are no prices", () => {
    const steady = chartFrom(through(zigzag([0, 100], 60), 0));
    const jagged = chartFrom(through(zigzag([0, 100, 0, 100, 0, 100, 0, 100, 0], 2), 0));
    expect(volatilityOf(steady, "percent")).toMatchObject({ share: null, level: "very_low" });
    expect(volatilityOf(jagged, "percent")).toMatchObject({ share: null, level: "very_high" });
  });
});

describe("riskOf", () => {
  it("S3.22 is the volatility, more after a severe drop and less without one", () => {
    expect([riskOf("medium", "severe"), riskOf("medium", "significant"), riskOf("medium", "no_drop")]).toEqual([
      "high",
      "medium",
      "low",
    ]);
    expect([riskAbove("extreme", 1), riskAbove("very_low", -1)]).toEqual(["extreme", "very_low"]);
  });
});
