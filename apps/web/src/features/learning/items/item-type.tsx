import type { Answer, PublicItem, Verdict, VerdictPart } from "@candlewise/domain/learning/items";
import type { ComponentType, ReactNode } from "react";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { DraftOf, ItemDraft, ItemOf, Parts } from "./item-draft.ts";
import type { ItemProps } from "./item-props.ts";

/** What one item type adds to the player. */
interface ItemSpec<Type extends PublicItem["type"]> {
  empty: (item: ItemOf<Type>) => DraftOf<Type>;
  /** Unknown tokens do not count: they belong to another presentation. */
  parts: (item: ItemOf<Type>, draft: DraftOf<Type>) => Parts;
  /** Called for complete drafts only. */
  toAnswer: (draft: DraftOf<Type>) => Answer | null;
  fromAnswer: (answer: Extract<Answer, { type: Type }>) => DraftOf<Type>;
  /** A wrong draft to be tried once more; unchanged when absent. */
  retry?: (draft: DraftOf<Type>, verdict: Verdict) => DraftOf<Type>;
  View: ComponentType<ItemProps<Type>>;
  /** Fetches a view that is loaded on demand. */
  preload?: () => Promise<unknown>;
  /** The words of the part that a remark is about. */
  partName?: (item: ItemOf<Type>, part: VerdictPart, t: Translate) => string;
}

export type SharedItemProps = Omit<ItemProps<"choice">, "item" | "draft">;

/** An item type as the player sees it. A draft of another type counts as empty. */
export interface ItemType {
  empty: (item: PublicItem) => ItemDraft;
  parts: (item: PublicItem, draft: ItemDraft) => Parts;
  toAnswer: (draft: ItemDraft) => Answer | null;
  fromAnswer: (answer: Answer) => ItemDraft;
  retry: (draft: ItemDraft, verdict: Verdict) => ItemDraft;
  render: (item: PublicItem, draft: ItemDraft, shared: SharedItemProps) => ReactNode;
  preload: () => Promise<unknown>;
  partName: (item: PublicItem, part: VerdictPart, t: Translate) => string;
}

export function itemType<Type extends PublicItem["type"]>(type: Type, spec: ItemSpec<Type>): ItemType {
  const { View } = spec;
  const own = (item: PublicItem): ItemOf<Type> => {
    if (isItem(item, type)) return item;
    throw new Error(`${item.id} is no ${type}`);
  };
  return {
    empty: (item) => spec.empty(own(item)),
    parts: (item, draft) => (isDraft(draft, type) ? spec.parts(own(item), draft) : { done: 0, wanted: 1 }),
    toAnswer: (draft) => (isDraft(draft, type) ? spec.toAnswer(draft) : null),
    fromAnswer: (answer) => {
      if (isAnswer(answer, type)) return spec.fromAnswer(answer);
      throw new Error(`${answer.type} is no ${type}`);
    },
    retry: (draft, verdict) => (isDraft(draft, type) && spec.retry ? spec.retry(draft, verdict) : draft),
    render: (item, draft, shared) => (
      <View key={item.id} {...shared} item={own(item)} draft={isDraft(draft, type) ? draft : spec.empty(own(item))} />
    ),
    preload: async () => spec.preload?.(),
    partName: (item, part, t) => spec.partName?.(own(item), part, t) ?? "",
  };
}

const isItem = <Type extends PublicItem["type"]>(item: PublicItem, type: Type): item is ItemOf<Type> =>
  item.type === type;
const isDraft = <Type extends ItemDraft["type"]>(draft: ItemDraft, type: Type): draft is DraftOf<Type> =>
  draft.type === type;
const isAnswer = <Type extends Answer["type"]>(answer: Answer, type: Type): answer is Extract<Answer, { type: Type }> =>
  answer.type === type;
