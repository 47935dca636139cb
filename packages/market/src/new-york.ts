import { civilDate, civilDay, DAY_SECONDS, nthWeekday, lastWeekday, weekday, type CivilDay } from "./civil-date.ts";
import type { Second } from "./types.ts";

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const HOUR = 3600;
const JUNETEENTH_SINCE = 2022;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): CivilDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return civilDay(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** A holiday on a Sunday is observed on Monday, one on a Saturday on Friday. */
function observed(day: CivilDay): CivilDay {
  if (weekday(day) === SUNDAY) return day + 1;
  return weekday(day) === SATURDAY ? day - 1 : day;
}

/** Weekdays of a year without trading, by the rules of the exchanges of New York. */
function holidaysOf(year: number): ReadonlySet<CivilDay> {
  const newYear = civilDay(year, 1, 1);
  const days = [
    // New Year's Day on a Saturday is not observed, because the Friday before is the last day of the business year.
    weekday(newYear) === SATURDAY ? newYear : observed(newYear),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    easterSunday(year) - 2,
    lastWeekday(year, 5, MONDAY),
    observed(civilDay(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(civilDay(year, 12, 25)),
  ];
  if (year >= JUNETEENTH_SINCE) days.push(observed(civilDay(year, 6, 19)));
  return new Set(days);
}

/** Why an exchange of New York does not trade on a date; null when it does. */
export function closureOf(day: CivilDay): "weekend" | "holiday" | null {
  if (weekday(day) === SATURDAY || weekday(day) === SUNDAY) return "weekend";
  return holidaysOf(civilDate(day).year).has(day) ? "holiday" : null;
}

/** Dates of a range on which an exchange of New York trades. */
export function tradingDates(from: CivilDay, until: CivilDay): CivilDay[] {
  const dates: CivilDay[] = [];
  let year = Number.NaN;
  let holidays: ReadonlySet<CivilDay> = new Set();
  for (let day = from; day < until; day++) {
    if (weekday(day) === SATURDAY || weekday(day) === SUNDAY) continue;
    const current = civilDate(day).year;
    if (current !== year) holidays = holidaysOf((year = current));
    if (!holidays.has(day)) dates.push(day);
  }
  return dates;
}

/** Daylight saving time from the second Sunday of March to the first of November, changing at 2:00 (rule since 2007). */
function isDaylightSaving(at: Second): boolean {
  const { year } = civilDate(Math.floor(at / DAY_SECONDS));
  const begins = nthWeekday(year, 3, SUNDAY, 2) * DAY_SECONDS + 7 * HOUR;
  const ends = nthWeekday(year, 11, SUNDAY, 1) * DAY_SECONDS + 6 * HOUR;
  return at >= begins && at < ends;
}

/** The date in New York. */
export function newYorkDate(at: Second): CivilDay {
  return Math.floor((at - (isDaylightSaving(at) ? 4 : 5) * HOUR) / DAY_SECONDS);
}

/** The second at which clocks in New York show `secondOfDay`; not valid during the hour of a clock change. */
export function newYorkSecond(day: CivilDay, secondOfDay: number): Second {
  const standard = day * DAY_SECONDS + secondOfDay + 5 * HOUR;
  return isDaylightSaving(standard) ? standard - HOUR : standard;
}
