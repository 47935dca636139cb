import type { Confidence } from "./facts.ts";
import type { ChartPatternName } from "./pattern-names.ts";

/** The score from which on a pattern has a confidence, and the share of random walks in which it reaches that score. */
export type Rarity = readonly [score: number, rate: number];

export const CHART_KINDS = ["candles", "line"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const LENGTHS = ["short", "medium", "long"] as const;
export type ChartLength = (typeof LENGTHS)[number];

/** What random walks of a kind and length show of each pattern. */
export type PatternRates = Readonly<Record<ChartPatternName, Readonly<Record<Confidence, Rarity>>>>;
export type NoiseTable = Readonly<Record<ChartKind, Readonly<Record<ChartLength, PatternRates>>>>;
