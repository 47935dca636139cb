import type { Activity } from "../api.ts";

export const ACTIVITY_FILTERS = ["all", "trades", "dividends", "others"] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

const GROUPS = {
  buy: "trades",
  sell: "trades",
  dividend: "dividends",
  split: "others",
  deposit: "others",
} as const satisfies Record<Activity["type"], ActivityFilter>;

export const matches = (filter: ActivityFilter, { type }: Pick<Activity, "type">): boolean =>
  filter === "all" || GROUPS[type] === filter;
