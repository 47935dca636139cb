import type { Answer, PublicItem, Verdict } from "@candlewise/domain/learning/items";
import type { ItemDraft } from "./item-draft.ts";
import { itemTypes } from "./registry.ts";

export type DraftProgress = "empty" | "partial" | "complete";

export const emptyDraft = (item: PublicItem): ItemDraft => itemTypes[item.type].empty(item);

/** The answer a draft stands for, or null while parts are missing or the draft belongs to another item. */
export const toAnswer = (item: PublicItem, draft: ItemDraft): Answer | null =>
  progressOf(item, draft) === "complete" ? itemTypes[item.type].toAnswer(draft) : null;

/** The draft that a given answer came from: a stored attempt is shown again with it. */
export const fromAnswer = (answer: Answer): ItemDraft => itemTypes[answer.type].fromAnswer(answer);

/** A wrong answer to be tried once more: its right parts stay, its wrong ones are open again. */
export const retryDraft = (item: PublicItem, draft: ItemDraft, verdict: Verdict): ItemDraft =>
  itemTypes[item.type].retry(draft, verdict);

/** How far a draft has come. A draft with unknown tokens counts as empty: it belongs to another presentation. */
export function progressOf(item: PublicItem, draft: ItemDraft): DraftProgress {
  const { done, wanted } = itemTypes[item.type].parts(item, draft);
  if (done === 0) return "empty";
  return done < wanted ? "partial" : "complete";
}
