import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { practiceRuleAt, practiceStops, type PracticeAction } from "@candlewise/domain/analyzer/practice-rule";
import type { CompiledItem } from "@candlewise/domain/learning/items";

export type PracticeItem = Extract<CompiledItem, { type: "replay_decision" }>;

export interface PracticeWords {
  readonly description: string;
  /** What the rule makes of an action where it asks for another, or for this one. */
  readonly why: (action: PracticeAction, right: PracticeAction) => string;
}

const ACTIONS = ["wait", "buy", "sell"] as const satisfies PracticeAction[];

/** A replay of the bars of a picture; null where there are too few for its rule. */
export function practiceItem(series: AnalysisSeries, decimals: number, words: PracticeWords): PracticeItem | null {
  const stops = practiceStops(series.bars);
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
      bars: series.bars.map((bar, time) => ({ ...bar, time, volume: 0 })),
      decimals,
      atr: series.bars.reduce((sum, { high, low }) => sum + high - low, 0) / series.bars.length,
      description: words.description,
    },
    decisions: stops.map((at) => {
      const right = practiceRuleAt(series.bars, at);
      return {
        at,
        right,
        options: ACTIONS.map((action) => ({ action, why: [words.why(action, right)], misconception: null })),
      };
    }),
  };
}
