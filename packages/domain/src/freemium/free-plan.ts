import { addDays, creditedDate } from "../learning/local-day.ts";
import { DEFAULT_TARGET_LESSONS } from "../learning/daily-goal.ts";
import { instantAt } from "../notifications/local-time.ts";

/**
 * What is free without paying. New lessons a day are those of the default daily goal, so that no streak and no default goal ever needs a
 * payment. Reviews, challenges and lessons once begun have no limit.
 */
export const FREE_LIMITS = { lessons: DEFAULT_TARGET_LESSONS, symbols: 10, messages: 5 } as const;

/** What renews every local day. */
export const DAILY_KINDS = ["lessons", "messages"] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

/** Flags of what a screen has shown once. S3.27 */
export const SHOWN_FLAGS = ["surprise_modal_shown", "bottom_sheet_shown", "buy_from_app_modal_shown"] as const;
export type ShownFlag = (typeof SHOWN_FLAGS)[number];

/** What was used on the last day on which anything was. */
export interface DayUse {
  /** `YYYY-MM-DD` */
  readonly local_date: string;
  readonly used: number;
}

export interface DayLeft {
  /** The day that a use counts for: never an earlier one than the last, so that a flight to the west gives nothing twice. */
  readonly date: string;
  readonly used: number;
  readonly renewsAt: Date;
}

/** What of a daily limit is used now, and when it renews. */
export function dayLeft(now: Date, zone: string, last: DayUse | null): DayLeft {
  const date = creditedDate(now, zone, last?.local_date ?? null);
  const used = last?.local_date === date ? last.used : 0;
  return { date, used, renewsAt: instantAt(addDays(date, 1), 0, zone) };
}

/** The first course of each path is free. */
export const freeCourses = (paths: readonly { readonly courses: readonly { readonly id: string }[] }[]): string[] => [
  ...new Set(paths.flatMap(({ courses: [first] }) => (first === undefined ? [] : [first.id]))),
];
