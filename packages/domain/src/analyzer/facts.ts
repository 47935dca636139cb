import type { CandlePatternName, ChartPatternName } from "./pattern-names.ts";

export const TRENDS = ["bullish", "neutral", "bearish", "sideways"] as const;
/** `sideways`: the price moves within a range; `neutral`: the signs of a trend contradict each other. */
export type Trend = (typeof TRENDS)[number];

export const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const DIRECTIONS = ["long", "short"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export const RISK_LEVELS = ["very_low", "low", "medium", "high", "very_high", "extreme"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const DROP_LEVELS = ["severe", "significant", "medium_drop", "no_drop"] as const;
export type DropLevel = (typeof DROP_LEVELS)[number];

export const PROBABILITIES = ["likely", "possible", "unlikely"] as const;
export type Probability = (typeof PROBABILITIES)[number];

export interface PriceBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** What was read from a picture, oldest bar first. A line has bars whose four prices are equal. */
export interface ChartSeries {
  readonly bars: readonly PriceBar[];
  /** `percent`: the axis was not read; 0 is the lowest price of the picture and 100 the highest. */
  readonly unit: "price" | "percent";
  readonly isLine: boolean;
  /** From 0 to 1: how sure the reading is. */
  readonly quality: number;
}

/** A bar by its index in the series, and a price there. */
export interface ChartPoint {
  readonly bar: number;
  readonly price: number;
}

export interface Level {
  /** `S1`, `S2`, … below the last price, nearest first; `R1`, `R2`, … above it. */
  readonly id: string;
  readonly kind: "support" | "resistance";
  readonly price: number;
  /** Bars that turned at the level. */
  readonly touches: readonly number[];
  readonly strength: Confidence;
}

export interface CandlePattern {
  readonly id: string;
  readonly name: CandlePatternName;
  /** The last bar of the pattern, and the number of its bars. */
  readonly bar: number;
  readonly length: number;
  /** What the textbooks expect; null for indecision. */
  readonly direction: Direction | null;
  /** Share of random walks that show this pattern in their last five bars. */
  readonly baseRate: number;
}

export interface ChartPattern {
  readonly id: string;
  readonly name: ChartPatternName;
  readonly from: number;
  readonly to: number;
  /** The turning points that make up the pattern, left to right. */
  readonly points: readonly ChartPoint[];
  /** Lines to draw, such as a neckline or the two sides of a triangle. */
  readonly lines: readonly (readonly [ChartPoint, ChartPoint])[];
  readonly direction: Direction | null;
  readonly status: "forming" | "confirmed";
  readonly confidence: Confidence;
  /** Share of random walks of the same length that show this pattern at this confidence or above. */
  readonly baseRate: number;
  /** Where the textbook target is; null when there is none. */
  readonly target: number | null;
  /** A close beyond this price voids the pattern. */
  readonly voidedAt: ChartVoid;
}

export interface ChartVoid {
  readonly side: "above" | "below";
  readonly price: number;
}

export interface Scenario {
  readonly id: "bullish" | "base" | "bearish";
  readonly direction: Direction;
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  /** Distance from entry to target divided by that from entry to stop; at least 1. */
  readonly rewardToRisk: number;
  readonly probability: Probability;
  readonly risk: RiskLevel;
  readonly voidedAt: ChartVoid;
  /** Ids of the levels and patterns that it rests on. */
  readonly basis: readonly string[];
}

export interface ChartFacts {
  readonly unit: ChartSeries["unit"];
  readonly bars: number;
  readonly first: number;
  readonly last: number;
  readonly highest: ChartPoint;
  readonly lowest: ChartPoint;
  /** Last close divided by the first open, less 1; null without prices. */
  readonly change: number | null;
  readonly trend: {
    readonly value: Trend;
    readonly confidence: Confidence;
    /** Average true ranges that the price gained for each bar, by regression. */
    readonly slope: number;
    /** Share of the closes' variance that a straight line explains. */
    readonly fit: number;
  };
  readonly volatility: {
    /** Mean true range of a bar, in the unit of the series. */
    readonly averageRange: number;
    /** The same as a share of the last price; null without prices. */
    readonly share: number | null;
    readonly level: RiskLevel;
  };
  /** The deepest fall from a high to a later low. */
  readonly drop: {
    readonly level: DropLevel;
    readonly from: ChartPoint;
    readonly to: ChartPoint;
    /** In average true ranges. */
    readonly ranges: number;
    /** As a share of the high; null without prices. */
    readonly share: number | null;
  };
  readonly sentiment: Sentiment;
  readonly risk: RiskLevel;
  /** Of the analysis as a whole: that of the reading or that of the trend, whichever is lower. */
  readonly confidence: Confidence;
  readonly levels: readonly Level[];
  /** At most three, in the last five bars; none for a line. */
  readonly candlePatterns: readonly CandlePattern[];
  readonly patterns: readonly ChartPattern[];
  readonly scenarios: readonly Scenario[];
}
