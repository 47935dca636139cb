import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";

export const estimate = itemType("estimate", {
  empty: () => ({ type: "estimate", value: null }),
  parts: ({ scale }, { value }) => ({
    done: value !== null && value >= scale.from && value <= scale.to ? 1 : 0,
    wanted: 1,
  }),
  toAnswer: ({ value }) => (value === null ? null : { type: "estimate", value }),
  fromAnswer: (answer) => answer,
  ...lazyView(() => import("./estimate-item.tsx"), "EstimateItem"),
});
