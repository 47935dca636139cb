import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";

export const chartLine = itemType("chart_line", {
  empty: (item) => ({ type: "chart_line", prices: item.anchors.map(() => null) }),
  parts: (item, { prices }) =>
    prices.length === item.anchors.length
      ? { done: prices.filter((price) => price !== null).length, wanted: item.anchors.length }
      : { done: 0, wanted: 1 },
  toAnswer: ({ prices }) => ({ type: "chart_line", prices: prices.filter((price) => price !== null) }),
  fromAnswer: (answer) => answer,
  ...lazyView(() => import("./chart-line-item.tsx"), "ChartLineItem"),
});
