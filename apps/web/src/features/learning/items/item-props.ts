import type { PublicItem, Verdict, VerdictPart } from "@candlewise/domain/learning/items";
import type { DraftOf, ItemDraft, ItemOf } from "./item-draft.ts";

/** Moments a sound or a vibration may accompany. */
export type ItemCue = "pick" | "drop" | "undo";

/** What the component of one item type gets. */
export interface ItemProps<Type extends PublicItem["type"]> {
  item: ItemOf<Type>;
  draft: DraftOf<Type>;
  onDraft: (draft: ItemDraft) => void;
  verdict: Verdict | null;
  /** True while the answer is judged and afterwards. */
  isLocked: boolean;
  /** Id of the element that holds the question. */
  labelId: string;
  onCue: (cue: ItemCue) => void;
  /** Says a change to those who cannot see it. */
  say: (text: string) => void;
}

export type PartState = "right" | "wrong" | null;

export const partOf = (verdict: Verdict | null, token: string): VerdictPart | null =>
  verdict?.parts.find((part) => part.token === token) ?? null;

export function stateOfPart(verdict: Verdict | null, token: string): PartState {
  const part = partOf(verdict, token);
  if (!part || verdict?.is_correct === null) return null;
  return part.is_correct ? "right" : "wrong";
}
