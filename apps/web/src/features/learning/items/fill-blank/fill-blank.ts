import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";
import { hasToken, withoutWrong } from "../tokens.ts";

export const fillBlank = itemType("fill_blank", {
  empty: () => ({ type: "fill_blank", blanks: {} }),
  parts: (item, draft) => {
    const filled = item.blanks.filter(({ token, options }) => hasToken(options, draft.blanks[token] ?? null));
    return { done: filled.length, wanted: item.blanks.length };
  },
  toAnswer: ({ blanks }) => ({ type: "fill_blank", blanks }),
  fromAnswer: (answer) => answer,
  retry: ({ blanks }, verdict) => ({ type: "fill_blank", blanks: withoutWrong(blanks, verdict) }),
  ...lazyView(() => import("./fill-blank-item.tsx"), "FillBlankItem"),
  partName: (item, { token }, t) =>
    `${t("items.verdict.gap")} ${item.blanks.findIndex((blank) => blank.token === token) + 1}`,
});
