import { itemType } from "../item-type.tsx";
import { countRecord, textOf, withoutWrong } from "../tokens.ts";
import { CategorizeItem } from "./categorize-item.tsx";

export const categorize = itemType("categorize", {
  empty: () => ({ type: "categorize", placements: {} }),
  parts: (item, draft) => countRecord(draft.placements, item.entries, item.buckets),
  toAnswer: ({ placements }) => ({ type: "categorize", placements }),
  fromAnswer: (answer) => answer,
  retry: ({ placements }, verdict) => ({ type: "categorize", placements: withoutWrong(placements, verdict) }),
  View: CategorizeItem,
  partName: (item, { token }) => textOf(item.entries, token),
});
