import type { Chart } from "./chart.ts";
import type { ChartFacts, Confidence, Sentiment, Trend } from "./facts.ts";
import { fittedTo, mean } from "./statistics.ts";

/**
 * Gains are judged against those of a random walk, which grow with the square root of the number of bars: a gain of 1 is one average range
 * times that root.
 */
const TREND_GAIN = 1.15;
const TREND_FIT = 0.4;
const RANGE_GAIN = 0.8;
/** A third that gives back this much of what the others gained contradicts them. */
const THIRD_GAIN = 0.5;

const HIGH = 0.6;
const MEDIUM = 0.35;

interface Signs {
  readonly gain: number;
  readonly fit: number;
  /** From the mean of the first third of the closes to that of the second, and on to the last. */
  readonly thirds: readonly [number, number];
  /** From the first close to the last. */
  readonly whole: number;
}

function valueOf({ gain, fit, thirds, whole }: Signs): Trend {
  const rises = thirds.some((third) => third >= THIRD_GAIN);
  const falls = thirds.some((third) => third <= -THIRD_GAIN);
  if (rises && falls) return "neutral";
  const isClear = Math.abs(gain) >= TREND_GAIN && fit >= TREND_FIT && whole * Math.sign(gain) >= THIRD_GAIN;
  if (isClear) return gain > 0 ? "bullish" : "bearish";
  return Math.abs(gain) < RANGE_GAIN ? "sideways" : "neutral";
}

function confidenceOf(value: Trend, { gain, fit }: Signs): Confidence {
  if (value === "neutral") return "low";
  if (value === "sideways") return Math.abs(gain) < RANGE_GAIN / 2 ? "high" : "medium";
  const strength = Math.min(1, Math.abs(gain) / 2) * fit;
  if (strength > HIGH) return "high";
  return strength > MEDIUM ? "medium" : "low";
}

export function trendOf({ bars, range }: Chart): ChartFacts["trend"] {
  const closes = bars.map(({ close }) => close);
  const { slope, fit } = fittedTo(closes);
  const walk = range * Math.sqrt(closes.length);
  const third = Math.max(1, Math.floor(closes.length / 3));
  const first = mean(closes.slice(0, third));
  const last = mean(closes.slice(-third));
  const middle = closes.length < 3 ? (first + last) / 2 : mean(closes.slice(third, -third));
  const signs: Signs = {
    gain: (slope * closes.length) / walk,
    fit,
    thirds: [(middle - first) / walk, (last - middle) / walk],
    whole: ((closes.at(-1) ?? 0) - (closes[0] ?? 0)) / walk,
  };
  const value = valueOf(signs);
  return { value, confidence: confidenceOf(value, signs), slope: slope / range, fit };
}

/** A turn this steep in the last third counts where there is no trend, and twice as steep against one. */
const RECENT_GAIN = 0.6;

/** The trend, unless the last third of the chart says otherwise. */
export function sentimentOf({ bars, range }: Chart, trend: Trend): Sentiment {
  const recent = bars.slice(-Math.max(4, Math.round(bars.length / 3))).map(({ close }) => close);
  const gain = (fittedTo(recent).slope * recent.length) / (range * Math.sqrt(recent.length));
  const lean = trend === "bullish" ? 1 : trend === "bearish" ? -1 : 0;
  const sum = lean + Math.trunc(Math.max(-2, Math.min(2, gain / RECENT_GAIN)));
  if (sum > 0) return "positive";
  return sum < 0 ? "negative" : "neutral";
}
