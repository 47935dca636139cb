import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";

export const numeric = itemType("numeric", {
  empty: () => ({ type: "numeric", text: "", value: null }),
  parts: (_, draft) => {
    if (draft.value !== null && Number.isFinite(draft.value)) return { done: 1, wanted: 1 };
    return { done: draft.text.trim() === "" ? 0 : 1, wanted: 2 };
  },
  toAnswer: ({ value }) => (value === null ? null : { type: "numeric", value }),
  fromAnswer: ({ value }) => ({ type: "numeric", text: String(value), value }),
  ...lazyView(() => import("./numeric-item.tsx"), "NumericItem"),
});
