import type { PublicItem, ReplayAction, TradeSide } from "@candlewise/domain/learning/items";

/** What a learner has put together so far. It keeps tokens and numbers only, so it can be stored as JSON. */
export type ItemDraft =
  | { type: "choice"; choice: string | null }
  | { type: "multi"; choices: string[] }
  /** `isTouched`: the order shown at first is never right, so it only counts once something was moved. */
  | { type: "order"; order: string[]; isTouched: boolean }
  | { type: "match"; pairs: Record<string, string> }
  | { type: "categorize"; placements: Record<string, string> }
  | { type: "fill_blank"; blanks: Record<string, string> }
  /** `value` is what the text means in the learner's language, null when it is no single number. */
  | { type: "numeric"; text: string; value: number | null }
  /** Null until the slider was moved. */
  | { type: "estimate"; value: number | null }
  | { type: "chart_point"; bar: number | null }
  /** One price an anchor, null until its handle was placed. */
  | { type: "chart_line"; prices: (number | null)[] }
  /** The decisions made so far. */
  | { type: "replay_decision"; actions: ReplayAction[] }
  | { type: "chart_order"; side: TradeSide | null; lines: OrderLines };

/** The prices of an order, null until their lines were placed. */
export type OrderLines = Record<OrderLine, number | null>;
export type OrderLine = "entry" | "stop" | "target";

export type ItemOf<Type extends PublicItem["type"]> = Extract<PublicItem, { type: Type }>;
export type DraftOf<Type extends ItemDraft["type"]> = Extract<ItemDraft, { type: Type }>;

/** How many parts of an answer a draft has, and how many it needs. */
export interface Parts {
  done: number;
  wanted: number;
}
