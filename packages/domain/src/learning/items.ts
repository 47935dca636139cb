import type { RichText } from "./rich-text.ts";

/** One price bar of a frozen series. `time` is seconds since 1970-01-01 UTC; prices are in the fixture's unit. */
export interface Bar {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** Number formats: the suffix is the number of decimals; `pct` takes a ratio (0.07 is 7 %). */
export type NumberFormat = "usd0" | "usd2" | "pct0" | "pct1" | "pct2" | "num0" | "num1" | "num2";

/** Units of numeric answers. `percent` answers are typed as 7 for 7 %. */
export type NumericUnit = "usd" | "percent" | "shares" | "years" | "times" | "none";

/** The track of an estimate. On a `log` scale equal distances are equal factors. */
export interface EstimateScale {
  kind: "linear" | "log";
  from: number;
  to: number;
}

/** First answers to an estimate: how many lie in each of the equal parts of the track. */
export interface EstimateCounts {
  answered: number;
  buckets: number[];
}

/** What a verdict on an estimate reveals. */
export interface EstimateResult {
  /** The estimates that count as right. */
  accepted: [low: number, high: number];
  /** Null while too few have answered, or where nobody counts. */
  others: EstimateCounts | null;
}

/** What a learner can do at a decision of a replay. */
export type ReplayAction = "wait" | "buy" | "sell" | "move_stop";

/** A decision at the close of a bar, which is the last one shown until it is made. */
export interface ReplayQuestion {
  at: number;
  actions: ReplayAction[];
}

export interface ItemOption {
  /** Opaque and different for every seed; reveals nothing about the authored id, order or correctness. */
  token: string;
  text: RichText;
}

export interface PublicChart {
  bars: Bar[];
  /** Decimals of a price on this chart. */
  decimals: number;
  /** Text alternative of the chart. Never reveals the answer. */
  description: string;
}

export type TradeSide = "buy" | "sell" | "stay_out";

/** An order with both of its exits, in prices of the chart. */
export interface PlannedOrder {
  side: "buy" | "sell";
  entry: number;
  stop: number;
  target: number;
}

interface PublicItemBase {
  id: string;
  /** False for a reflection, which has no right answer. */
  is_graded: boolean;
  prompt: RichText;
}

/** An item as sent to the browser: without answer, explanation, tolerance or misconceptions. */
export type PublicItem =
  | (PublicItemBase & { type: "choice"; choices: ItemOption[] })
  | (PublicItemBase & { type: "multi"; choices: ItemOption[] })
  | (PublicItemBase & { type: "order"; entries: ItemOption[] })
  | (PublicItemBase & { type: "match"; lefts: ItemOption[]; rights: ItemOption[] })
  | (PublicItemBase & { type: "categorize"; buckets: ItemOption[]; entries: ItemOption[] })
  /** `text` contains each blank as the string `{{token}}` inside its text nodes. */
  | (PublicItemBase & { type: "fill_blank"; text: RichText; blanks: { token: string; options: ItemOption[] }[] })
  | (PublicItemBase & { type: "numeric"; unit: NumericUnit; decimals: number })
  | (PublicItemBase & { type: "estimate"; unit: NumericUnit; decimals: number; scale: EstimateScale })
  | (PublicItemBase & { type: "chart_point"; chart: PublicChart })
  /** `anchors` are bar indexes: one for a horizontal line, two for a trend line; each handle moves up and down there. */
  | (PublicItemBase & { type: "chart_line"; chart: PublicChart; line: "horizontal" | "trend"; anchors: number[] })
  /** The chart holds all bars; the player shows those after a decision once it was made. `holds`: the learner owns shares throughout. */
  | (PublicItemBase & { type: "replay_decision"; chart: PublicChart; holds: boolean; decisions: ReplayQuestion[] })
  /** `sides` are what the learner may choose from; a single one is given. */
  | (PublicItemBase & { type: "chart_order"; chart: PublicChart; sides: TradeSide[] });

export type ItemType = PublicItem["type"];

/** A learner's answer, in the tokens of the presented item. */
export type Answer =
  | { type: "choice"; choice: string }
  | { type: "multi"; choices: string[] }
  /** Tokens from first to last. */
  | { type: "order"; order: string[] }
  /** Left token → right token. */
  | { type: "match"; pairs: Record<string, string> }
  /** Entry token → bucket token. */
  | { type: "categorize"; placements: Record<string, string> }
  /** Blank token → option token. */
  | { type: "fill_blank"; blanks: Record<string, string> }
  | { type: "numeric"; value: number }
  | { type: "estimate"; value: number }
  | { type: "chart_point"; bar: number }
  | { type: "chart_line"; prices: number[] }
  /** The action at each decision, in their order. */
  | { type: "replay_decision"; actions: ReplayAction[] }
  /** Null for staying out. */
  | { type: "chart_order"; order: PlannedOrder | null };

/** Feedback on one part of an answer: a choice, an entry, a pair, a blank, a rule of an order. */
export interface VerdictPart {
  /** The token of the part, the name of a rule, or empty for the whole answer (numeric, point and line items). */
  token: string;
  is_correct: boolean;
  why: RichText;
  /** The prices that a rule of an order allows; only with the right answer. */
  allowed?: PriceSpan | undefined;
}

export interface PriceSpan {
  from: number;
  to: number;
}

export interface Verdict {
  /** Null for a reflection. */
  is_correct: boolean | null;
  /** Wrong by one small step. */
  is_nearly: boolean;
  /** In a lesson a wrong answer may be tried once more; until then explanation and solution are empty. */
  can_retry: boolean;
  /** Feedback on the answer; at least one per wrong part. */
  parts: VerdictPart[];
  /** Why the right answer is right. */
  explanation: RichText;
  /** The right answer in the same tokens; null for a reflection, and while the answer may be tried once more. */
  solution: Answer | null;
  /** Allowed distance of a handle from the right level, in price units; null except for lines. */
  tolerance: number | null;
  /** Null except for estimates, and while the answer may be tried once more. */
  estimate: EstimateResult | null;
}

/** Feedback for a wrong number or place that results from a known misconception. */
export interface CompiledTrap {
  misconception: string;
  why: RichText;
}

interface CompiledItemBase {
  id: string;
  skill: string;
  is_graded: boolean;
  explanation: RichText;
  /** Whether the item is about crypto assets and is left out where these are hidden. */
  is_crypto: boolean;
}

export interface CompiledOption {
  id: string;
  text: RichText;
  why: RichText;
  misconception: string | null;
}

export interface CompiledChart extends PublicChart {
  /** Average true range over 14 bars at the end of the series: the unit of chart tolerances. */
  atr: number;
}

/** Rules of an order in the order of their judgment: three of them allow a line certain prices, `room` limits how far out the stop may lie. */
export type OrderRule =
  | (CompiledTrap & PriceSpan & { rule: "entry" | "stop" | "room" | "target" })
  | (CompiledTrap & { rule: "reward_to_risk"; least: number });

/** A compiled item with its answers; only on the server. */
export type CompiledItem =
  | (CompiledItemBase & { type: "choice"; prompt: RichText; choices: (CompiledOption & { correct: boolean })[] })
  | (CompiledItemBase & { type: "multi"; prompt: RichText; choices: (CompiledOption & { correct: boolean })[] })
  /** `entries` are in the right order. */
  | (CompiledItemBase & { type: "order"; prompt: RichText; entries: CompiledOption[] })
  | (CompiledItemBase & {
      type: "match";
      prompt: RichText;
      pairs: { id: string; left: RichText; right: RichText; why: RichText; misconception: string | null }[];
    })
  | (CompiledItemBase & {
      type: "categorize";
      prompt: RichText;
      buckets: { id: string; text: RichText }[];
      entries: (CompiledOption & { bucket: string })[];
    })
  | (CompiledItemBase & {
      type: "fill_blank";
      prompt: RichText;
      text: RichText;
      blanks: { id: string; correct: string; options: CompiledOption[] }[];
    })
  | (CompiledItemBase & {
      type: "numeric";
      unit: NumericUnit;
      decimals: number;
      /** Largest allowed distance from the answer, in the answer's unit. */
      variants: {
        prompt: RichText;
        explanation: RichText;
        answer: number;
        tolerance: number;
        traps: (CompiledTrap & { value: number })[];
        otherwise: RichText;
      }[];
    })
  | (CompiledItemBase & {
      type: "estimate";
      prompt: RichText;
      unit: NumericUnit;
      decimals: number;
      scale: EstimateScale;
      answer: number;
      /** The estimates that are right, and those that are nearly right. */
      right: [low: number, high: number];
      near: [low: number, high: number];
      /** Feedback on a number that is too low, and on one that is too high. */
      low: CompiledTrap;
      high: CompiledTrap;
    })
  | (CompiledItemBase & {
      type: "chart_point";
      prompt: RichText;
      chart: CompiledChart;
      bars: number[];
      traps: (CompiledTrap & { bars: number[] })[];
      otherwise: RichText;
    })
  | (CompiledItemBase & {
      type: "chart_line";
      prompt: RichText;
      chart: CompiledChart;
      line: "horizontal" | "trend";
      anchors: number[];
      /** The right price at each anchor; a handle may be `tolerance` away from it. */
      prices: number[];
      tolerance: number;
      traps: (CompiledTrap & { prices: number[] })[];
      otherwise: RichText;
    })
  | (CompiledItemBase & {
      type: "replay_decision";
      prompt: RichText;
      chart: CompiledChart;
      holds: boolean;
      decisions: {
        at: number;
        right: ReplayAction;
        /** In the order in which they are offered; `why` says what the rule makes of the action. */
        options: { action: ReplayAction; why: RichText; misconception: string | null }[];
      }[];
    })
  | (CompiledItemBase & {
      type: "chart_order";
      prompt: RichText;
      chart: CompiledChart;
      side: TradeSide;
      wrongSides: (CompiledTrap & { side: TradeSide })[];
      rules: OrderRule[];
      /** An order that keeps every rule; null when staying out is right. */
      example: PlannedOrder | null;
    });
