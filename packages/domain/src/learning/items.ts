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

/** How a number is written: the suffix is the count of decimals; `pct` takes a ratio (0.07 is 7 %). */
export type NumberFormat = "usd0" | "usd2" | "pct0" | "pct1" | "pct2" | "num0" | "num1" | "num2";

/** What a numeric answer is counted in. `percent` answers are typed as 7 for 7 %. */
export type NumericUnit = "usd" | "percent" | "shares" | "years" | "times" | "none";

export interface ItemOption {
  /** Opaque and different for every seed: it tells nothing of the authored id, order or correctness. */
  token: string;
  text: RichText;
}

export interface PublicChart {
  bars: Bar[];
  /** Decimals of a price on this chart. */
  decimals: number;
  /** What the chart shows, for a reader who cannot see it. Never tells the answer. */
  description: string;
}

interface PublicItemBase {
  id: string;
  /** False for a reflection: it has no right answer, only a reply. */
  is_graded: boolean;
  prompt: RichText;
}

/** An item as it may travel to a browser: no answer, no explanation, no tolerance, no misconception. */
export type PublicItem =
  | (PublicItemBase & { type: "choice"; choices: ItemOption[] })
  | (PublicItemBase & { type: "multi"; choices: ItemOption[] })
  | (PublicItemBase & { type: "order"; entries: ItemOption[] })
  | (PublicItemBase & { type: "match"; lefts: ItemOption[]; rights: ItemOption[] })
  | (PublicItemBase & { type: "categorize"; buckets: ItemOption[]; entries: ItemOption[] })
  /** `text` holds each blank as the string `{{token}}` inside its text nodes. */
  | (PublicItemBase & { type: "fill_blank"; text: RichText; blanks: { token: string; options: ItemOption[] }[] })
  | (PublicItemBase & { type: "numeric"; unit: NumericUnit; decimals: number })
  | (PublicItemBase & { type: "chart_point"; chart: PublicChart })
  /** `anchors` are bar indexes: one for a horizontal line, two for a trend line; each handle moves up and down there. */
  | (PublicItemBase & { type: "chart_line"; chart: PublicChart; line: "horizontal" | "trend"; anchors: number[] });

export type ItemType = PublicItem["type"];

/** What the learner gives, in the tokens of the presented item. */
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

/** What is said about one part of an answer: a choice, an entry, a pair, a blank. */
export interface VerdictPart {
  /** The token the remark belongs to; empty for the answer as a whole (numeric and chart items). */
  token: string;
  is_correct: boolean;
  why: RichText;
}

export interface Verdict {
  /** Null for a reflection. */
  is_correct: boolean | null;
  /** Remarks on what was picked: one for every wrong part at least. */
  parts: VerdictPart[];
  /** Why the right answer is right. */
  explanation: RichText;
  /** The right answer in the same tokens; null for a reflection. */
  solution: Answer | null;
  /** How far from the right level a handle may be, in price units; null for all but lines. */
  tolerance: number | null;
}

/** A remark bound to a wrong number or place that a known misconception leads to. */
export interface CompiledTrap {
  misconception: string;
  why: RichText;
}

interface CompiledItemBase {
  id: string;
  skill: string;
  is_graded: boolean;
  explanation: RichText;
  /** True when the item speaks of crypto assets and is left out where these are hidden. */
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

/** An item with its answers, as the compiler makes it and only the server holds it. */
export type CompiledItem =
  | (CompiledItemBase & { type: "choice"; prompt: RichText; choices: (CompiledOption & { correct: boolean })[] })
  | (CompiledItemBase & { type: "multi"; prompt: RichText; choices: (CompiledOption & { correct: boolean })[] })
  /** `entries` stand in the right order. */
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
