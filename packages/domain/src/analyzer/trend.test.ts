import { describe, expect, it } from "vitest";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";
import { sentimentOf, trendOf } from "./trend.ts";

const chartThrough = (...turns: number[]) => chartFrom(through(zigzag(turns, 10)));

describe("trendOf", () => {
  it("S3.18 is bullish where the price rises, and says how steeply", () => {
    const trend = trendOf(chartFrom(through(Array.from({ length: 40 }, (_, at) => 100 + at))));
    expect(trend).toMatchObject({ value: "bullish", confidence: "high" });
    // Each bar gains 1 and has a range of 2, the first one of 1.
    expect(trend.slope).toBeCloseTo(40 / 79, 9);
    expect(trend.fit).toBeCloseTo(1, 9);
  });

  it("S3.18 is bearish where the price falls, through rallies too", () => {
    expect(trendOf(chartThrough(200, 170, 180, 140, 150, 110)).value).toBe("bearish");
  });

  it("S3.18 is sideways where the price stays in a range", () => {
    expect(trendOf(chartThrough(100, 110, 100, 110, 100, 110, 100))).toMatchObject({
      value: "sideways",
      confidence: "high",
    });
  });

  it("S3.18 is neutral where a rise is given back", () => {
    expect(trendOf(chartThrough(100, 130, 160, 130, 100))).toMatchObject({ value: "neutral", confidence: "low" });
    expect(trendOf(chartThrough(160, 130, 100, 130, 160)).value).toBe("neutral");
  });

  it("S3.18 is sideways where nothing moves", () => {
    expect(
      trendOf(
        chartFrom(
          through(
            Array.from({ length: 20 }, () => 7),
            0,
          ),
        ),
      ),
    ).toMatchObject({
      value: "sideways",
      slope: 0,
      fit: 0,
    });
  });
});

describe("sentimentOf", () => {
  it("S3.21 follows the trend", () => {
    const rise = chartThrough(100, 120, 140, 160);
    expect(sentimentOf(rise, trendOf(rise).value)).toBe("positive");
    const fall = chartThrough(160, 140, 120, 100);
    expect(sentimentOf(fall, trendOf(fall).value)).toBe("negative");
  });

  it("S3.21 turns with the last third where there is no trend", () => {
    const turned = chartThrough(160, 130, 100, 130, 160);
    expect(sentimentOf(turned, trendOf(turned).value)).toBe("positive");
  });

  it("S3.21 is neutral in a range that ends in its middle", () => {
    const range = chartFrom(through(zigzag([105, 110, 100, 110, 100, 110, 100, 110, 100, 110, 100, 105], 3)));
    expect(sentimentOf(range, "sideways")).toBe("neutral");
  });
});
