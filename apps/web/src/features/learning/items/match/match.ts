import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";
import { countRecord, textOf, withoutWrong } from "../tokens.ts";

export const match = itemType("match", {
  empty: () => ({ type: "match", pairs: {} }),
  parts: (item, draft) => countRecord(draft.pairs, item.lefts, item.rights),
  toAnswer: ({ pairs }) => ({ type: "match", pairs }),
  fromAnswer: (answer) => answer,
  retry: ({ pairs }, verdict) => ({ type: "match", pairs: withoutWrong(pairs, verdict) }),
  ...lazyView(() => import("./match-item.tsx"), "MatchItem"),
  partName: (item, { token }) => textOf(item.lefts, token),
});
