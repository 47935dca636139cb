import type { PublicItem } from "@candlewise/domain/learning/items";

/** Whether an item is answered on a chart, which wants the width of a desktop for itself. */
export const isOnChart = ({ type }: PublicItem): boolean => type.startsWith("chart_") || type === "replay_decision";
