import { PATTERN_RATES } from "./base-rates.ts";
import type { Chart } from "./chart.ts";
import { CONFIDENCES, type Confidence } from "./facts.ts";
import type { Candidate } from "./patterns/candidate.ts";
import type { ChartKind, Rarity } from "./rarity.ts";

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** From the two lengths of the table around the number of bars, by the logarithm; from the first or the last outside. */
export function rarityOf(kind: ChartKind, bars: number, name: Candidate["name"], confidence: Confidence): Rarity {
  const table = PATTERN_RATES[kind];
  const above = table.find((row) => row.bars >= bars) ?? table.at(-1);
  const below = table.findLast((row) => row.bars <= bars) ?? above;
  if (!above || !below) throw new RangeError(`no base rates of ${kind}`);
  const [from, to] = [below.rates[name][confidence], above.rates[name][confidence]];
  const share = above.bars > below.bars ? Math.log(bars / below.bars) / Math.log(above.bars / below.bars) : 0;
  return [between(from[0], to[0], share), between(from[1], to[1], share)];
}

/** The confidence of a shape, from how seldom noise follows it as well; null for one that noise shows all the time. */
export function confidenceInNoise(
  { bars, kind }: Chart,
  { name, score }: Pick<Candidate, "name" | "score">,
): { confidence: Confidence; limit: number; rate: number } | null {
  for (const confidence of CONFIDENCES) {
    const [limit, rate] = rarityOf(kind, bars.length, name, confidence);
    if (score >= limit) return { confidence, limit, rate };
  }
  return null;
}
