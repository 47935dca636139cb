import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeChart } from "./analyze-chart.ts";
import {
  CONFIDENCES,
  DIRECTIONS,
  DROP_LEVELS,
  PROBABILITIES,
  RISK_LEVELS,
  SENTIMENTS,
  TRENDS,
  type ChartFacts,
  type ChartSeries,
  type PriceBar,
} from "./facts.ts";
import { randomLine, randomWalk } from "./testing/random-charts.ts";

/** Prices in whole numbers, so that sums of them are exact however they are added up. */
const candle = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.nat(300), fc.nat(300))
  .map(([open, close, above, below]): PriceBar => ({
    open: open + 301,
    high: Math.max(open, close) + 301 + above,
    low: Math.min(open, close) + 301 - below,
    close: close + 301,
  }));
const calm = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(10), fc.nat(10), fc.integer({ min: -5, max: 5 }))
  .map(([move, above, below, gap]) => ({ move, above, below, gap }));

/** Bars that continue each other, as those of a market do. */
const continuous = fc.array(calm, { minLength: 1, maxLength: 120 }).map((steps) => {
  let last = 5000;
  return steps.map(({ move, above, below, gap }): PriceBar => {
    const open = last + gap;
    const close = open + move;
    last = close;
    return { open, high: Math.max(open, close) + above, low: Math.min(open, close) - below, close };
  });
});
const constant = fc
  .tuple(fc.nat(1000), fc.integer({ min: 1, max: 40 }))
  .map(([price, count]): PriceBar[] =>
    Array.from({ length: count }, () => ({ open: price, high: price, low: price, close: price })),
  );

const lineOf = (bars: readonly PriceBar[]): PriceBar[] =>
  bars.map(({ close }) => ({ open: close, high: close, low: close, close }));

/** Series of every kind: jumping, continuous, constant, as candles or as a line. */
const anySeries: fc.Arbitrary<ChartSeries> = fc
  .record({
    bars: fc.oneof(fc.array(candle, { minLength: 1, maxLength: 60 }), continuous, constant),
    unit: fc.constantFrom("price" as const, "percent" as const),
    isLine: fc.boolean(),
    quality: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map((series) => ({ ...series, bars: series.isLine ? lineOf(series.bars) : series.bars }));

/** The same series with all prices multiplied. */
const scaled = (series: ChartSeries, factor: number): ChartSeries => ({
  ...series,
  bars: series.bars.map(({ open, high, low, close }) => ({
    open: open * factor,
    high: high * factor,
    low: low * factor,
    close: close * factor,
  })),
});

const upsideDown = (series: ChartSeries): ChartSeries => ({
  ...series,
  bars: series.bars.map(({ open, high, low, close }) => ({ open: -open, high: -low, low: -high, close: -close })),
});

/** All numbers of the facts, with the path to each. */
function numbers(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbers(part, `${path}.${key}`));
}

function expectValid(facts: ChartFacts, series: ChartSeries): void {
  for (const [path, value] of numbers(facts)) expect(Number.isFinite(value), path).toBe(true);
  for (const [path, value] of numbers(facts))
    if (/\.(bar|from|to|touches\.\d+)$/.test(path)) {
      expect(value, path).toBeGreaterThanOrEqual(0);
      expect(value, path).toBeLessThan(series.bars.length);
    }
  const ids = [...facts.levels, ...facts.candlePatterns, ...facts.patterns].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(facts.candlePatterns.length).toBeLessThanOrEqual(series.isLine ? 0 : 3);
  for (const { kind, price } of facts.levels)
    expect(kind === "support" ? price <= facts.last : price >= facts.last).toBe(true);
  for (const { direction, entry, stop, target, rewardToRisk, voidedAt, basis } of facts.scenarios) {
    const sign = direction === "long" ? 1 : -1;
    expect(sign * (entry - stop)).toBeGreaterThan(0);
    expect(sign * (target - entry)).toBeGreaterThan(0);
    expect(rewardToRisk).toBeGreaterThanOrEqual(1);
    expect(rewardToRisk).toBeCloseTo((target - entry) / (entry - stop), 6);
    expect(entry).toBeGreaterThanOrEqual(facts.lowest.price);
    expect(entry).toBeLessThanOrEqual(facts.highest.price);
    expect(voidedAt.side).toBe(direction === "long" ? "below" : "above");
    for (const id of basis) expect(ids).toContain(id);
    if (facts.lowest.price > 0) expect(Math.min(stop, target)).toBeGreaterThan(0);
  }
}

/** The facts without the ranges and shares of the price that mirroring changes. */
const words = ({ trend, sentiment, levels, candlePatterns, patterns }: ChartFacts) => ({
  trend: trend.value,
  sentiment,
  levels: levels.map(({ kind, touches }) => ({ kind, touches: [...touches] })),
  candles: candlePatterns.map(({ direction, bar }) => ({ direction, bar })),
  patterns: patterns.map(({ direction, from, to, confidence }) => ({ direction, from, to, confidence })),
});

function swapped(found: ReturnType<typeof words>): ReturnType<typeof words> {
  const swap = (direction: "long" | "short" | null) => direction && (direction === "long" ? "short" : "long");
  const trends = { bullish: "bearish", bearish: "bullish", neutral: "neutral", sideways: "sideways" } as const;
  const sentiments = { positive: "negative", negative: "positive", neutral: "neutral" } as const;
  const kindOf = { support: "resistance", resistance: "support" } as const;
  const levels = found.levels.map(({ kind, touches }) => ({ kind: kindOf[kind], touches }));
  return {
    trend: trends[found.trend],
    sentiment: sentiments[found.sentiment],
    levels: [...levels.filter(({ kind }) => kind === "support"), ...levels.filter(({ kind }) => kind === "resistance")],
    candles: found.candles.map(({ direction, bar }) => ({ direction: swap(direction), bar })),
    patterns: found.patterns.map(({ direction, ...rest }) => ({ direction: swap(direction), ...rest })),
  };
}

describe("analyzeChart", () => {
  it("gives valid facts for any series, and the same for the same", () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const facts = analyzeChart(series);
        expectValid(facts, series);
        expect(analyzeChart(series)).toEqual(facts);
      }),
    );
  });

  it("changes nothing but prices if all prices are multiplied", () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: -40, max: 40 }), (series, power) => {
        fc.pre(series.bars.some(({ high }) => high !== 0));
        const factor = 2 ** power;
        const facts = analyzeChart(series);
        const inUnits = new Set(["first", "last", "price", "entry", "stop", "target", "averageRange"]);
        const multiplied: unknown = JSON.parse(
          JSON.stringify(facts, (key, value: unknown) =>
            typeof value === "number" && inUnits.has(key) ? value * factor : value,
          ),
        );
        expect(JSON.parse(JSON.stringify(analyzeChart(scaled(series, factor))))).toEqual(multiplied);
      }),
    );
  });

  it("swaps bullish and bearish if a chart is turned upside down", () => {
    fc.assert(
      fc.property(anySeries, (any) => {
        const series = { ...any, unit: "percent" as const };
        expect(words(analyzeChart(upsideDown(series)))).toEqual(swapped(words(analyzeChart(series))));
      }),
    );
  });

  it("S3.17, S3.19, S3.20 uses the words of the specification only", () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const { trend, drop, volatility, sentiment, risk, confidence, scenarios } = analyzeChart(series);
        expect(TRENDS).toContain(trend.value);
        expect(CONFIDENCES).toContain(trend.confidence);
        expect(CONFIDENCES).toContain(confidence);
        expect(SENTIMENTS).toContain(sentiment);
        expect(DROP_LEVELS).toContain(drop.level);
        for (const level of [volatility.level, risk, ...scenarios.map((scenario) => scenario.risk)])
          expect(RISK_LEVELS).toContain(level);
        expect(scenarios.map(({ id }) => id)).toEqual(["bullish", "base", "bearish"]);
        for (const { direction, probability } of scenarios) {
          expect(DIRECTIONS).toContain(direction);
          expect(PROBABILITIES).toContain(probability);
        }
      }),
    );
  });

  it.each([1e-7, 1e7])("copes with 12, 220 and 400 bars at prices around %d", (price) => {
    for (const bars of [12, 220, 400]) {
      const series = scaled(randomWalk({ seed: `size ${bars}`, bars }), price / 1000);
      expectValid(analyzeChart(series), series);
    }
  });

  it("tells lines of 30 and of 1,500 points in places of the series", () => {
    for (const columns of [30, 1500]) {
      const series = randomLine({ seed: "line", bars: 200, columns });
      const facts = analyzeChart(series);
      expectValid(facts, series);
      expect(facts.bars).toBe(columns);
      expect(series.bars[facts.highest.bar]?.high).toBe(facts.highest.price);
      expect(facts.candlePatterns).toEqual([]);
    }
  });

  it("knows no shares of a price where the axis was not read", () => {
    const facts = analyzeChart({ ...randomWalk({ seed: "percent", bars: 60 }), unit: "percent" });
    expect([facts.change, facts.volatility.share, facts.drop.share]).toEqual([null, null, null]);
  });

  it("is no surer than the reading", () => {
    const rise = Array.from({ length: 60 }, (_, at): PriceBar => ({
      open: at,
      high: at + 2,
      low: at - 1,
      close: at + 1,
    }));
    const confidence = (quality: number) =>
      analyzeChart({ bars: rise, unit: "percent", isLine: false, quality }).confidence;
    expect([confidence(0.95), confidence(0.7), confidence(0.3)]).toEqual(["high", "medium", "low"]);
  });

  it("refuses a series without bars", () => {
    expect(() => analyzeChart({ bars: [], unit: "price", isLine: false, quality: 1 })).toThrow(RangeError);
  });
});
