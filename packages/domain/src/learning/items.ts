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
  | (PublicItemBase & { type: "chart_point"; chart: PublicChart })
  /** `anchors` are bar indexes: one for a horizontal line, two for a trend line; each handle moves up and down there. */
  | (PublicItemBase & { type: "chart_line"; chart: PublicChart; line: "horizontal" | "trend"; anchors: number[] });

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
  | { type: "chart_point"; bar: number }
  | { type: "chart_line"; prices: number[] };

/** Feedback on one part of an answer: a choice, an entry, a pair, a blank. */
export interface VerdictPart {
  /** The token of the part; empty for the whole answer (numeric and chart items). */
  token: string;
  is_correct: boolean;
  why: RichText;
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
    });
