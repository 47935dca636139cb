/** Days since 1970-01-01, whole. */
export type CivilDay = number;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export const DAY_SECONDS = 86_400;
const ERA_YEARS = 400;
const ERA_DAYS = 146_097;
/** From 0000-03-01 to 1970-01-01. */
const EPOCH_SHIFT = 719_468;

/** Day number of a date of the Gregorian calendar (Howard Hinnant, "chrono-compatible low-level date algorithms"). */
export function civilDay(year: number, month: number, day: number): CivilDay {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / ERA_YEARS);
  const yearOfEra = marchYear - era * ERA_YEARS;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * ERA_DAYS + dayOfEra - EPOCH_SHIFT;
}

/** Date of a day number; the inverse of `civilDay`. */
export function civilDate(day: CivilDay): CivilDate {
  const shifted = day + EPOCH_SHIFT;
  const era = Math.floor(shifted / ERA_DAYS);
  const dayOfEra = shifted - era * ERA_DAYS;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * ERA_YEARS + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(day: CivilDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The n-th (1 is the first) given weekday of a month. */
export function nthWeekday(year: number, month: number, wanted: number, n: number): CivilDay {
  const first = civilDay(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + (n - 1) * 7;
}

/** The last given weekday of a month. */
export function lastWeekday(year: number, month: number, wanted: number): CivilDay {
  const next = month === 12 ? civilDay(year + 1, 1, 1) : civilDay(year, month + 1, 1);
  return next - 7 + ((wanted - weekday(next) + 7) % 7);
}
