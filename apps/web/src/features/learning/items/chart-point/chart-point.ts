import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";

export const chartPoint = itemType("chart_point", {
  empty: () => ({ type: "chart_point", bar: null }),
  parts: (item, { bar }) => ({ done: bar !== null && item.chart.bars[bar] ? 1 : 0, wanted: 1 }),
  toAnswer: ({ bar }) => (bar === null ? null : { type: "chart_point", bar }),
  fromAnswer: (answer) => answer,
  ...lazyView(() => import("./chart-point-item.tsx"), "ChartPointItem"),
});
