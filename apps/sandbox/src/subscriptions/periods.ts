export interface Period {
  readonly unit: string;
  readonly count: number;
}

const DAY_MS = 86_400_000;

/** The end of a number of periods. Counted from the first day, so that the 31st stays the 31st after a February. */
export function endOfPeriods(anchor: number, { unit, count }: Period, periods: number): number {
  const total = count * periods;
  if (unit === "day") return anchor + total * DAY_MS;
  if (unit === "week") return anchor + total * 7 * DAY_MS;
  return addMonths(anchor, unit === "year" ? total * 12 : total);
}

/** The last day of the month where the month is too short. */
function addMonths(at: number, months: number): number {
  const from = new Date(at);
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to.getTime();
}
