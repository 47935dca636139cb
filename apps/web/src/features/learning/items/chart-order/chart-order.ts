import { isCoherent } from "@candlewise/domain/learning/chart-order";
import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";
import { NO_LINES, orderIn } from "./order-lines.ts";
import { isRuleName, ruleKey } from "./rule-names.ts";

export const chartOrder = itemType("chart_order", {
  empty: ({ sides: [side, ...others] }) => ({
    type: "chart_order",
    side: others.length === 0 && side ? side : null,
    lines: NO_LINES,
  }),
  parts: ({ sides }, draft) => {
    if (draft.side !== null && !sides.includes(draft.side)) return { done: 0, wanted: 1 };
    const choices = sides.length > 1 ? 1 : 0;
    const chosen = draft.side === null ? 0 : choices;
    if (draft.side === "stay_out") return { done: chosen, wanted: choices };
    const placed = Object.values(draft.lines).filter((price) => price !== null).length;
    const order = orderIn(draft);
    return { done: chosen + placed - (order && !isCoherent(order) ? 1 : 0), wanted: choices + 3 };
  },
  toAnswer: (draft) => ({ type: "chart_order", order: orderIn(draft) }),
  fromAnswer: ({ order }) => {
    if (!order) return { type: "chart_order", side: "stay_out", lines: NO_LINES };
    const { side, ...lines } = order;
    return { type: "chart_order", side, lines };
  },
  ...lazyView(() => import("./chart-order-item.tsx"), "ChartOrderItem"),
  partName: (_, { token }, t) => (isRuleName(token) ? t(ruleKey(token)) : ""),
});
