/** The weeks of a month as dates, from its first day of the week on; null beyond its ends. `month`: `YYYY-MM`. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK;
  const cells = Math.ceil((before + last) / DAYS_A_WEEK) * DAYS_A_WEEK;
  const dates = Array.from({ length: cells }, (_, cell) => {
    const day = cell - before + 1;
    return day >= 1 && day <= last ? `${month}-${String(day).padStart(2, "0")}` : null;
  });
  return Array.from({ length: cells / DAYS_A_WEEK }, (_, week) =>
    dates.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

const DAYS_A_WEEK = 7;

/** The day on which weeks begin, as `Date.getDay` counts; Monday where the browser does not know. */
export function firstDayOfWeek(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(language).maximize();
  return (locale.getWeekInfo?.().firstDay ?? 1) % DAYS_A_WEEK;
}
