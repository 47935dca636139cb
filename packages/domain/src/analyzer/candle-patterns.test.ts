import { describe, expect, it } from "vitest";
import { candlePatternsOf } from "./candle-patterns.ts";
import type { PriceBar } from "./facts.ts";
import { CANDLE_PATTERNS, type CandlePatternName } from "./pattern-names.ts";
import { bar, chartFrom, through } from "./testing/hand-made.ts";

const FALL = through([140, 137, 134, 131, 128, 125, 122, 119, 116, 113, 110], 0.5);
const RISE = through([80, 83, 86, 89, 92, 95, 98, 101, 104, 107, 110], 0.5);

const namesAfter = (before: readonly PriceBar[], ...candles: readonly PriceBar[]): CandlePatternName[] =>
  candlePatternsOf(chartFrom([...before, ...candles]))
    .filter(({ bar: at }) => at === before.length + candles.length - 1)
    .map(({ name }) => name);

/** One textbook example of each pattern, with what comes before. */
const EXAMPLES: Record<CandlePatternName, readonly [readonly PriceBar[], ...PriceBar[]]> = {
  doji: [RISE, bar(110, 112, 108, 110.1)],
  dragonfly_doji: [FALL, bar(110, 110.2, 106, 110.1)],
  gravestone_doji: [RISE, bar(110, 114, 109.9, 110.1)],
  hammer: [FALL, bar(110, 111, 106, 110.8)],
  hanging_man: [RISE, bar(110, 111, 106, 110.8)],
  inverted_hammer: [FALL, bar(110, 114, 109.2, 109.3)],
  shooting_star: [RISE, bar(110, 114, 109.2, 109.3)],
  bullish_marubozu: [RISE, bar(110, 116, 110, 116)],
  bearish_marubozu: [FALL, bar(110, 110, 104, 104)],
  bullish_engulfing: [FALL, bar(110, 110.5, 107.5, 108), bar(107.9, 113, 107, 112)],
  bearish_engulfing: [RISE, bar(110, 112.5, 109.5, 112), bar(112.1, 113, 107, 108)],
  bullish_harami: [FALL, bar(110, 110.5, 103.5, 104), bar(106, 108.5, 105, 107)],
  bearish_harami: [RISE, bar(110, 116.5, 109.5, 116), bar(114, 115, 112, 113)],
  morning_star: [FALL, bar(110, 110.5, 104.5, 105), bar(104.5, 105, 103, 104), bar(104.5, 110, 104, 109.5)],
  evening_star: [RISE, bar(110, 115.5, 109.5, 115), bar(115.5, 117, 115, 116), bar(115.5, 116, 110, 110.5)],
  three_white_soldiers: [FALL, bar(110, 113.2, 109.8, 113), bar(113, 116.2, 112.8, 116), bar(116, 119.2, 115.8, 119)],
  three_black_crows: [RISE, bar(110, 110.2, 106.8, 107), bar(107, 107.2, 103.8, 104), bar(104, 104.2, 100.8, 101)],
};

describe("candlePatternsOf", () => {
  it.each(CANDLE_PATTERNS)("finds a textbook %s", (name) => {
    const [before, ...candles] = EXAMPLES[name];
    expect(namesAfter(before, ...candles)).toContain(name);
  });

  it("says how long a pattern is, what the textbooks expect, and how frequent it is", () => {
    const [before, ...candles] = EXAMPLES.morning_star;
    const found = candlePatternsOf(chartFrom([...before, ...candles])).find(({ name }) => name === "morning_star");
    expect(found).toMatchObject({ bar: 13, length: 3, direction: "long" });
    expect(found?.baseRate).toBeGreaterThan(0);
    expect(found?.baseRate).toBeLessThan(0.3);
  });

  it("looks at the last five candles only", () => {
    const [before, ...candles] = EXAMPLES.morning_star;
    const later = Array.from({ length: 5 }, (_, at) => bar(110 + at, 112 + at, 109 + at, 111 + at));
    const found = candlePatternsOf(chartFrom([...before, ...candles, ...later]));
    expect(found.map(({ name }) => name)).not.toContain("morning_star");
  });

  it("finds none in a line", () => {
    expect(candlePatternsOf(chartFrom(EXAMPLES.morning_star[0], true))).toEqual([]);
  });

  it("needs a trend before a hammer", () => {
    const flat = Array.from({ length: 11 }, () => bar(110, 112, 108, 110));
    expect(namesAfter(flat, bar(110, 111, 106, 110.8))).not.toContain("hammer");
  });
});
