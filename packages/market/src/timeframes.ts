import { civilDate, type CivilDay } from "./civil-date.ts";
import type { Timeframe } from "./types.ts";

/** Seconds of a bar within a session; null for bars of whole days. */
export const BAR_SECONDS: Readonly<Record<Timeframe, number | null>> = {
  "1s": 1,
  "5s": 5,
  "1m": 60,
  "5m": 300,
  "15m": 900,
  "30m": 1800,
  "1h": 3600,
  "4h": 14_400,
  "1d": null,
  "1w": null,
  "1M": null,
};

const DAY_SECONDS = 86_400;
/** Days of the longest bar. */
const DAYS: Readonly<Partial<Record<Timeframe, number>>> = { "1d": 1, "1w": 7, "1M": 31 };

/** Seconds of the longest bar of a timeframe, from one opening to the next: `n` times as long holds at least `n` bars. */
export const longestBar = (timeframe: Timeframe): number =>
  BAR_SECONDS[timeframe] ?? (DAYS[timeframe] ?? 1) * DAY_SECONDS;

/** Two days with the same number share a bar. Weeks begin on Monday. */
export function periodOf(timeframe: Timeframe, date: CivilDay): number {
  if (timeframe === "1w") return Math.floor((date + 3) / 7);
  if (timeframe !== "1M") return date;
  const { year, month } = civilDate(date);
  return year * 12 + month;
}
