import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";
import { hasToken, textOf } from "../tokens.ts";

export const order = itemType("order", {
  empty: (item) => ({ type: "order", order: item.entries.map(({ token }) => token), isTouched: false }),
  parts: (item, draft) => {
    const isWhole =
      draft.order.length === item.entries.length && draft.order.every((token) => hasToken(item.entries, token));
    return { done: isWhole && draft.isTouched ? 1 : 0, wanted: 1 };
  },
  toAnswer: (draft) => ({ type: "order", order: draft.order }),
  fromAnswer: (answer) => ({ ...answer, isTouched: true }),
  ...lazyView(() => import("./order-item.tsx"), "OrderItem"),
  partName: (item, { token }) => textOf(item.entries, token),
});
