import { describe, expect, it } from "vitest";
import { chartPatternsOf } from "./chart-patterns.ts";
import { chartOf } from "./chart.ts";
import { CONFIDENCES, type ChartPattern } from "./facts.ts";
import {
  CHART_PATTERNS,
  MIRRORED_CANDLE_PATTERN,
  MIRRORED_CHART_PATTERN,
  type ChartPatternName,
} from "./pattern-names.ts";
import { PATTERN_RATES } from "./base-rates.ts";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";
import { patternChart } from "./testing/pattern-charts.ts";
import { randomLine } from "./testing/random-charts.ts";

const inTurns = (turns: readonly number[], steps = 8): ChartPattern[] =>
  chartPatternsOf(chartFrom(through(zigzag(turns, steps))));

function named(found: readonly ChartPattern[], name: ChartPatternName): ChartPattern {
  const pattern = found.find((one) => one.name === name);
  if (!pattern) throw new Error(`found ${found.map((one) => one.name).join(", ")}, not ${name}`);
  return pattern;
}

describe("chartPatternsOf", () => {
  it.each(CHART_PATTERNS)("finds a %s that is drawn with little noise", (name) => {
    const names = ["a", "b", "c", "d", "e"].map((seed) =>
      chartPatternsOf(chartOf(patternChart(name, { seed, bars: 80, noise: 0.015 }))).map((found) => found.name),
    );
    expect(names.filter((found) => found.includes(name)).length).toBeGreaterThanOrEqual(3);
  });

  it("draws a double top with its neckline, target and the price that voids it", () => {
    const top = named(inTurns([100, 140, 120, 140, 112]), "double_top");
    expect(top).toMatchObject({ direction: "short", status: "confirmed", from: 8 });
    expect(top.points.map(({ bar }) => bar)).toEqual([8, 16, 24]);
    const [neckline] = top.lines;
    expect(neckline?.map(({ price }) => price)).toEqual([119.5, 119.5]);
    expect(top.target).toBeCloseTo(119.5 - 21, 9);
    expect(top.voidedAt).toEqual({ side: "above", price: 140.5 });
  });

  it("is forming until the price closes beyond the neckline", () => {
    expect(named(inTurns([100, 140, 120, 140, 125]), "double_top").status).toBe("forming");
  });

  it("forgets a double top that the price has left upwards", () => {
    const names = inTurns([100, 140, 120, 140, 125, 160]).map(({ name }) => name);
    expect(names).not.toContain("double_top");
  });

  it("forgets a double top that ended long ago", () => {
    const names = inTurns([100, 140, 120, 140, 100, 70, 72, 68, 71, 69, 72, 68, 71, 69, 71]).map(({ name }) => name);
    expect(names).not.toContain("double_top");
  });

  it("finds head and shoulders below each other's heights", () => {
    const found = named(inTurns([90, 130, 115, 150, 115, 130, 105]), "head_and_shoulders");
    expect(found.points.map(({ bar }) => bar)).toEqual([8, 16, 24, 32, 40]);
    expect(found).toMatchObject({ direction: "short", status: "confirmed" });
    expect(found.voidedAt).toEqual({ side: "above", price: 150.5 });
  });

  it("draws both sides of a triangle and follows the side to which the price left it", () => {
    const turns = [80, 140, 100, 140, 110, 140, 125];
    const forming = named(inTurns(turns), "ascending_triangle");
    expect(forming).toMatchObject({ direction: "long", status: "forming" });
    const broken = named(inTurns([...turns, 160]), "ascending_triangle");
    expect(broken).toMatchObject({ direction: "long", status: "confirmed" });
    const [upper, lower] = forming.lines;
    expect(upper?.[1].price).toBeCloseTo(140.5, 6);
    expect(lower?.[1].price).toBeGreaterThan(lower?.[0].price ?? Number.NaN);
    expect(forming.voidedAt.side).toBe("below");
  });

  it("expects nothing of a range that holds", () => {
    const range = named(inTurns([80, 130, 100, 130, 100, 130, 115]), "rectangle");
    expect(range).toMatchObject({ direction: null, target: null, status: "forming" });
  });

  it("finds nothing in charts that do not move, are too short or only rise", () => {
    expect(inTurns([100, 100], 40)).toEqual([]);
    expect(inTurns([100, 110], 3)).toEqual([]);
    expect(inTurns([100, 200], 60)).toEqual([]);
  });

  it("names places of the series where a long line was joined", () => {
    const series = randomLine({ seed: "places", bars: 200, columns: 1500 });
    for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      const line = randomLine({ seed, bars: 200, columns: series.bars.length });
      for (const { points } of chartPatternsOf(chartOf(line)))
        for (const { bar, price } of points) expect(line.bars[bar]?.close).toBe(price);
    }
  });
});

describe("the table of base rates", () => {
  it("asks more of a higher confidence, and the same of mirror images", () => {
    for (const lengths of Object.values(PATTERN_RATES))
      for (const { rates } of lengths)
        for (const name of CHART_PATTERNS) {
          expect(rates[MIRRORED_CHART_PATTERN[name]]).toEqual(rates[name]);
          const rows = CONFIDENCES.map((confidence) => rates[name][confidence]);
          expect(rows.toSorted((a, b) => b[0] - a[0] || a[1] - b[1])).toEqual(rows);
        }
  });

  it("knows the mirror image of the mirror image", () => {
    for (const name of CHART_PATTERNS) expect(MIRRORED_CHART_PATTERN[MIRRORED_CHART_PATTERN[name]]).toBe(name);
    for (const [name, other] of Object.entries(MIRRORED_CANDLE_PATTERN))
      expect(MIRRORED_CANDLE_PATTERN[other]).toBe(name);
  });
});
