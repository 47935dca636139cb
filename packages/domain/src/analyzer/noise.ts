import { PATTERN_RATES } from "./base-rates.ts";
import type { Chart } from "./chart.ts";
import { CONFIDENCES, type Confidence } from "./facts.ts";
import type { Candidate } from "./patterns/candidate.ts";
import type { ChartLength } from "./rarity.ts";

const LONGEST_SHORT = 45;
const LONGEST_MEDIUM = 110;

function lengthOf(bars: number): ChartLength {
  if (bars <= LONGEST_SHORT) return "short";
  return bars <= LONGEST_MEDIUM ? "medium" : "long";
}

/** The confidence of a shape, from how seldom noise follows it as well; null for one that noise shows all the time. */
export function confidenceInNoise(
  { bars, isLine }: Chart,
  { name, score }: Pick<Candidate, "name" | "score">,
): { confidence: Confidence; limit: number; rate: number } | null {
  const rates = PATTERN_RATES[isLine ? "line" : "candles"][lengthOf(bars.length)][name];
  const confidence = CONFIDENCES.find((value) => score >= rates[value][0]);
  if (!confidence) return null;
  const [limit, rate] = rates[confidence];
  return { confidence, limit, rate };
}
