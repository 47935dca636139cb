const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** Monday 1969-12-29. */
const FIRST_MONDAY = -3 * DAY_MS;

/** The week of a leaderboard, as the date of its Monday, `YYYY-MM-DD`. Weeks begin on Monday at 00:00 UTC for everybody. */
export function weekOf(instant: Date): string {
  const days = Math.floor((instant.getTime() - FIRST_MONDAY) / DAY_MS);
  return new Date(FIRST_MONDAY + (days - (days % WEEK_DAYS)) * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The first instant after a week. */
export const weekEnd = (week: string): Date => new Date(Date.parse(`${week}T00:00:00Z`) + WEEK_DAYS * DAY_MS);

/** The week before a week. */
export const weekBefore = (week: string): string => weekOf(new Date(Date.parse(`${week}T00:00:00Z`) - DAY_MS));
