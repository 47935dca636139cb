import type { Confidence } from "./facts.ts";
import type { ChartPatternName } from "./pattern-names.ts";

/** `joined`: a line whose points were joined into bars. */
export const CHART_KINDS = ["candles", "line", "joined"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The score from which on a pattern has a confidence, and the share of random walks in which it reaches that score. */
export type Rarity = readonly [score: number, rate: number];
export type PatternRates = Readonly<Record<ChartPatternName, Readonly<Record<Confidence, Rarity>>>>;

/** What random walks of so many bars show, the shortest first. */
export type NoiseTable = Readonly<
  Record<ChartKind, readonly { readonly bars: number; readonly rates: PatternRates }[]>
>;
