import { weekOf } from "../leaderboard/week.ts";
import type { ProductKind } from "../offers/product.ts";

export const BRIEF_KINDS = ["daily", "weekly"] as const;
export type BriefKind = (typeof BRIEF_KINDS)[number];

/** The trading days that a brief is about. Days are `YYYY-MM-DD`. */
export interface BriefPeriod {
  readonly id: string;
  readonly kind: BriefKind;
  /** The first and the last trading day; the same for a daily brief. */
  readonly from: string;
  readonly to: string;
}

const DAILY_BRIEFS = 10;
const WEEKLY_BRIEFS = 8;

const weekOfDay = (day: string): string => weekOf(new Date(day));

const periodOf = (kind: BriefKind, from: string, to: string): BriefPeriod => ({ id: `${kind}-${to}`, kind, from, to });

/**
 * The last ten days and the last eight weeks that are over, newest first; of what ends on one day, the week first. `days` are the trading days so
 * far, oldest first; `nextDay` is the day of the session that is open or comes next.
 */
export function closedPeriods(days: readonly string[], nextDay: string): BriefPeriod[] {
  const closed = days.filter((day) => day < nextDay);
  const daily = closed.slice(-DAILY_BRIEFS).map((day) => periodOf("daily", day, day));
  const weekly = [...Map.groupBy(closed, weekOfDay)]
    .filter(([week]) => week < weekOfDay(nextDay))
    .slice(-WEEKLY_BRIEFS)
    .flatMap(([, [first, ...rest]]) => (first === undefined ? [] : [periodOf("weekly", first, rest.at(-1) ?? first)]));
  return [...weekly, ...daily].toSorted((one, other) => other.to.localeCompare(one.to));
}

/** The extra that opens the briefs of a kind. */
export const EXTRA_OF = { daily: "upsell_market_news", weekly: "upsell_reports" } as const satisfies Record<
  BriefKind,
  ProductKind
>;
