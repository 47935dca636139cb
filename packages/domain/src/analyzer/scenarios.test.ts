import { describe, expect, it } from "vitest";
import type { ChartPattern, Level } from "./facts.ts";
import { scenariosOf, type Evidence } from "./scenarios.ts";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";

/** The range of a bar is 2 nearly throughout; the last price is 110, the chart reaches from 90 to 130. */
const chart = chartFrom(through(zigzag([90, 130, 110], 40), 0.625));
const level = (id: string, price: number): Level => ({
  id,
  kind: id.startsWith("S") ? "support" : "resistance",
  price,
  touches: [1, 2],
  strength: "medium",
});
const pattern = (over: Partial<ChartPattern>): ChartPattern => ({
  id: "P1",
  name: "double_bottom",
  from: 1,
  to: 2,
  points: [],
  lines: [],
  direction: "long",
  status: "confirmed",
  confidence: "high",
  baseRate: 0.01,
  target: null,
  voidedAt: { side: "below", price: 90 },
  ...over,
});
const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  trend: { value: "sideways", confidence: "medium", slope: 0, fit: 0 },
  volatility: "medium",
  levels: [],
  patterns: [],
  ...over,
});
const rise = { value: "bullish", confidence: "high", slope: 0.3, fit: 0.9 } as const;

describe("scenariosOf", () => {
  it("puts the stop behind a level and the target at the next one ahead", () => {
    const range = chart.range;
    const levels = [level("S1", 110 - 1.5 * range), level("R1", 110 + 4 * range)];
    const [bullish] = scenariosOf(chart, evidence({ levels }));
    expect(bullish?.stop).toBeCloseTo(110 - 2 * range, 9);
    expect(bullish?.voidedAt).toEqual({ side: "below", price: expect.closeTo(110 - 1.5 * range, 9) });
    expect(bullish?.target).toBe(110 + 4 * range);
    expect(bullish?.rewardToRisk).toBeCloseTo(2, 9);
    expect(bullish?.basis).toEqual(["S1", "R1"]);
  });

  it("ignores levels that are too near for a target or too far for a stop", () => {
    const range = chart.range;
    const levels = [level("S1", 110 - 9 * range), level("R1", 110 + 0.5 * range)];
    const [bullish] = scenariosOf(chart, evidence({ levels }));
    expect(bullish?.rewardToRisk).toBeCloseTo(2, 9);
    expect(bullish?.basis).toEqual([]);
  });

  it("uses the target of a pattern that agrees", () => {
    const found = pattern({ target: 110 + 3 * chart.range });
    const [bullish, , bearish] = scenariosOf(chart, evidence({ patterns: [found] }));
    expect(bullish?.target).toBe(found.target);
    expect(bullish?.basis).toEqual(["P1"]);
    expect(bearish?.basis).toEqual([]);
  });

  it("calls likely what trend and patterns speak for, at less risk", () => {
    const [bullish, base, bearish] = scenariosOf(chart, evidence({ trend: rise }));
    expect([bullish?.probability, base?.probability, bearish?.probability]).toEqual(["likely", "likely", "unlikely"]);
    expect([bullish?.risk, bearish?.risk]).toEqual(["low", "high"]);
    expect(base?.direction).toBe("long");
  });

  it("calls both possible where nothing speaks for either, and heads for the middle of the chart", () => {
    const low = chartFrom(through(zigzag([130, 90], 40)));
    const [bullish, base, bearish] = scenariosOf(low, evidence());
    expect([bullish?.probability, bearish?.probability]).toEqual(["possible", "possible"]);
    expect(base?.direction).toBe("long");
  });

  it("enters the base scenario at a better price that is within the chart", () => {
    const [, base] = scenariosOf(chart, evidence({ trend: rise }));
    expect(base?.entry).toBeLessThan(110);
    const atLow = chartFrom(through(zigzag([130, 90], 40), 0));
    expect(scenariosOf(atLow, evidence({ trend: rise }))[1]?.entry).toBe(90);
  });
});
