import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";
import { countRecord, textOf, withoutWrong } from "../tokens.ts";

export const categorize = itemType("categorize", {
  empty: () => ({ type: "categorize", placements: {} }),
  parts: (item, draft) => countRecord(draft.placements, item.entries, item.buckets),
  toAnswer: ({ placements }) => ({ type: "categorize", placements }),
  fromAnswer: (answer) => answer,
  retry: ({ placements }, verdict) => ({ type: "categorize", placements: withoutWrong(placements, verdict) }),
  ...lazyView(() => import("./categorize-item.tsx"), "CategorizeItem"),
  partName: (item, { token }) => textOf(item.entries, token),
});
