import type { Answer, PublicItem } from "@candlewise/domain/learning/items";
import { useCallback, useState } from "react";
import { recordDraft, resetDraft, startHistory, undoDraft } from "./draft-history.ts";
import { progressOf, toAnswer } from "./draft.ts";
import type { ItemDraft } from "./item-draft.ts";
import type { DraftProgress } from "./draft.ts";

export interface ItemDraftControls {
  draft: ItemDraft;
  setDraft: (draft: ItemDraft) => void;
  undo: () => void;
  reset: () => void;
  canUndo: boolean;
  progress: DraftProgress;
  /** What would be sent now; null while it is not complete. */
  answer: Answer | null;
}

/** The draft of one item with undo. Give the component that uses it the item's id as key. */
export function useItemDraft(item: PublicItem, initial?: ItemDraft): ItemDraftControls {
  const [history, setHistory] = useState(() => startHistory(item, initial));
  const setDraft = useCallback((draft: ItemDraft) => setHistory((before) => recordDraft(before, draft)), []);
  const undo = useCallback(() => setHistory(undoDraft), []);
  const reset = useCallback(() => setHistory((before) => resetDraft(before, item)), [item]);
  return {
    draft: history.present,
    setDraft,
    undo,
    reset,
    canUndo: history.past.length > 0,
    progress: progressOf(item, history.present),
    answer: toAnswer(item, history.present),
  };
}
