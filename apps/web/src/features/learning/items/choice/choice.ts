import { itemType } from "../item-type.tsx";
import { hasToken, textOf } from "../tokens.ts";
import { ChoiceItem } from "./choice-item.tsx";

export const choice = itemType("choice", {
  empty: () => ({ type: "choice", choice: null }),
  parts: (item, draft) => ({ done: hasToken(item.choices, draft.choice) ? 1 : 0, wanted: 1 }),
  toAnswer: (draft) => (draft.choice === null ? null : { type: "choice", choice: draft.choice }),
  fromAnswer: (answer) => answer,
  retry: () => ({ type: "choice", choice: null }),
  View: ChoiceItem,
  partName: (item, { token }) => textOf(item.choices, token),
});
