import type { PublicItem } from "@candlewise/domain/learning/items";
import { emptyDraft } from "./draft.ts";
import type { ItemDraft } from "./item-draft.ts";

/** A draft with the steps that led to it; it only lives until the answer is sent. */
export interface DraftHistory {
  present: ItemDraft;
  past: ItemDraft[];
}

const LONGEST = 50;

export const startHistory = (item: PublicItem, draft: ItemDraft = emptyDraft(item)): DraftHistory => ({
  present: draft,
  past: [],
});

/** Records a step. Typing is one step however many keys it takes, as is all sliding: the field has an undo of its own. */
export function recordDraft(history: DraftHistory, draft: ItemDraft): DraftHistory {
  if (JSON.stringify(draft) === JSON.stringify(history.present)) return history;
  const isTyping = (draft.type === "numeric" || draft.type === "estimate") && history.past.length > 0;
  return { present: draft, past: isTyping ? history.past : [...history.past, history.present].slice(-LONGEST) };
}

export function undoDraft(history: DraftHistory): DraftHistory {
  const present = history.past.at(-1);
  return present ? { present, past: history.past.slice(0, -1) } : history;
}

/** Back to the beginning; undo brings the draft back. */
export const resetDraft = (history: DraftHistory, item: PublicItem): DraftHistory => {
  const empty = emptyDraft(item);
  if (JSON.stringify(empty) === JSON.stringify(history.present)) return history;
  return { present: empty, past: [...history.past, history.present].slice(-LONGEST) };
};
