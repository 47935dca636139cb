import { itemType } from "../item-type.tsx";
import { hasToken, textOf } from "../tokens.ts";
import { MultiItem } from "./multi-item.tsx";

export const multi = itemType("multi", {
  empty: () => ({ type: "multi", choices: [] }),
  parts: (item, draft) => {
    const isKnown = draft.choices.every((token) => hasToken(item.choices, token));
    return { done: isKnown ? draft.choices.length : 0, wanted: 1 };
  },
  toAnswer: ({ choices }) => ({ type: "multi", choices }),
  fromAnswer: (answer) => answer,
  retry: ({ choices }, { parts }) => ({
    type: "multi",
    choices: choices.filter((choice) => parts.every(({ token, is_correct }) => token !== choice || is_correct)),
  }),
  View: MultiItem,
  partName: (item, { token }) => textOf(item.choices, token),
});
