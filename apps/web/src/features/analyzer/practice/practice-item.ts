import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import {
  practiceBars,
  practiceRuleAt,
  practiceStops,
  type PracticeAction,
} from "@candlewise/domain/analyzer/practice-rule";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { isLine } from "../picture/geometry.ts";
import type { PracticeWords } from "./practice-words.ts";

export type PracticeItem = Extract<CompiledItem, { type: "replay_decision" }>;

const ACTIONS = ["wait", "buy", "sell"] as const satisfies PracticeAction[];

/** A replay of the bars of a picture; null where there are too few for its rule. */
export function practiceItem(series: AnalysisSeries, decimals: number, words: PracticeWords): PracticeItem | null {
  const bars = practiceBars(series.bars, isLine(series));
  const stops = practiceStops(bars);
  if (stops.length === 0) return null;
  return {
    id: "practice",
    type: "replay_decision",
    prompt: [],
    explanation: [],
    skill: "",
    is_graded: true,
    is_crypto: false,
    holds: false,
    chart: {
      // A picture tells neither dates nor, for sure, volumes.
      bars: bars.map((bar, time) => ({ ...bar, time, volume: 0 })),
      decimals,
      atr: bars.reduce((sum, { high, low }) => sum + high - low, 0) / bars.length,
      description: words.description,
    },
    decisions: stops.map((at) => {
      const right = practiceRuleAt(bars, at);
      return {
        at,
        right,
        options: ACTIONS.map((action) => ({ action, why: [words.why(right)], misconception: null })),
      };
    }),
  };
}
