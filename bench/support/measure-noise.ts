import { recentShapes } from "@candlewise/domain/analyzer/candle-patterns";
import { chartOf } from "@candlewise/domain/analyzer/chart";
import type { Confidence } from "@candlewise/domain/analyzer/facts";
import {
  CANDLE_PATTERNS,
  CHART_PATTERNS,
  MIRRORED_CANDLE_PATTERN,
  MIRRORED_CHART_PATTERN,
  type CandlePatternName,
  type ChartPatternName,
} from "@candlewise/domain/analyzer/pattern-names";
import { findCandidates } from "@candlewise/domain/analyzer/patterns/find-candidates";
import type { ChartKind, PatternRates, Rarity } from "@candlewise/domain/analyzer/rarity";
import { randomChart } from "./random-charts.ts";

type Shares = Readonly<Record<Confidence, number>>;

/**
 * The share of random walks in which a pattern may reach each confidence. A shape that differs clearly from noise needs little room, one that
 * resembles it much. Together the patterns reach `medium` in at most half of the walks and `high` in at most a tenth.
 */
const TOP: Shares = { high: 0.0052, medium: 0.035, low: 0.08 };
const SHOULDERS: Shares = { high: 0.0042, medium: 0.025, low: 0.06 };
const TRIANGLE: Shares = { high: 0.0052, medium: 0.04, low: 0.08 };
const WEDGE: Shares = { high: 0.0078, medium: 0.075, low: 0.12 };
const RECTANGLE: Shares = { high: 0.0048, medium: 0.04, low: 0.08 };
const CHANNEL: Shares = { high: 0.0052, medium: 0.05, low: 0.09 };
const FLAG: Shares = { high: 0.0075, medium: 0.065, low: 0.1 };

const SHARES: Record<ChartPatternName, Shares> = {
  double_top: TOP,
  double_bottom: TOP,
  head_and_shoulders: SHOULDERS,
  inverse_head_and_shoulders: SHOULDERS,
  ascending_triangle: TRIANGLE,
  descending_triangle: TRIANGLE,
  symmetrical_triangle: TRIANGLE,
  rising_wedge: WEDGE,
  falling_wedge: WEDGE,
  rectangle: RECTANGLE,
  rising_channel: CHANNEL,
  falling_channel: CHANNEL,
  bull_flag: FLAG,
  bear_flag: FLAG,
};

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** The score that the given share of all charts exceeds, rounded up to what the table holds. */
function rarityOf(scores: readonly number[], share: number): Rarity {
  const sorted = scores.toSorted((a, b) => b - a);
  const exact = sorted[Math.floor(share * sorted.length)] ?? 0;
  const score = rounded(Math.max(exact, Number.MIN_VALUE) * 1.0005, 4);
  return [score, rounded(scores.filter((value) => value >= score).length / scores.length, 3)];
}

/** A pattern and its mirror image are equally frequent in random walks, so they are counted together. */
export function measurePatterns(kind: ChartKind, bars: number, walks: number): PatternRates {
  const found = Array.from({ length: walks }, (_, walk) => {
    const candidates = findCandidates(chartOf(randomChart(kind, bars, "written", walk)));
    return new Map(candidates.map(({ name, score }) => [name, score]));
  });
  const rates = CHART_PATTERNS.map((name) => {
    const scores = found.flatMap((scored) => [scored.get(name) ?? 0, scored.get(MIRRORED_CHART_PATTERN[name]) ?? 0]);
    const { high, medium, low } = SHARES[name];
    return [name, { high: rarityOf(scores, high), medium: rarityOf(scores, medium), low: rarityOf(scores, low) }];
  });
  return Object.fromEntries(rates) as PatternRates;
}

/** The share of random walks that show each candlestick pattern in their last five bars. */
export function candleRates(walks: number): Record<CandlePatternName, number> {
  const counts = new Map<CandlePatternName, number>();
  for (let walk = 0; walk < walks; walk++) {
    const shapes = recentShapes(chartOf(randomChart("candles", 80, "candlesticks", walk)));
    for (const name of new Set(shapes.map((shape) => shape.name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rateOf = (name: CandlePatternName): number =>
    ((counts.get(name) ?? 0) + (counts.get(MIRRORED_CANDLE_PATTERN[name]) ?? 0)) / (2 * walks);
  return Object.fromEntries(CANDLE_PATTERNS.map((name) => [name, rounded(rateOf(name), 3)])) as Record<
    CandlePatternName,
    number
  >;
}
