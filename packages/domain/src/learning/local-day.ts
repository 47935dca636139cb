const MAX_FORMATTERS = 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    // Dates in this locale are always `MM/DD/YYYY`; slicing that is five times faster than `formatToParts`.
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    // Zone names are case-insensitive, so a client could send very many spellings of one zone.
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    return null;
  }
}

/** An offset such as `+05:30`: the runtime accepts it, but it has no daylight saving time and is not a place. */
const OFFSET = /^[+-]/;

/** The runtime's own spelling of an IANA time zone, so that two spellings of one zone are equal; null for anything else. */
export function canonicalTimeZone(zone: string): string | null {
  const name = formatterOf(zone)?.resolvedOptions().timeZone;
  return name === undefined || OFFSET.test(name) ? null : name;
}

/** The calendar day, `YYYY-MM-DD`, of an instant in an IANA time zone; an unknown zone counts as UTC. */
export function localDate(instant: Date, zone: string): string {
  const formatter = formatterOf(zone);
  if (!formatter) return instant.toISOString().slice(0, 10);
  const [month, day, year] = formatter.format(instant).split("/");
  return `${year}-${month}-${day}`;
}

/**
 * The day to credit an action to: the local day, but never before the last credited day. A flight to the west thus lengthens the day but
 * cannot earn it twice.
 */
export function creditedDate(instant: Date, zone: string, lastCredited: string | null): string {
  const date = localDate(instant, zone);
  return lastCredited !== null && lastCredited > date ? lastCredited : date;
}

export interface ZoneChange {
  /** The zone in effect before. */
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/**
 * A change to another zone after an earlier one. Changes on one day count as one, from the zone in which the day began to the last: each of several small
 * steps to the east would otherwise take effect at once, and together they would cut the day short.
 */
export function nextChange(former: ZoneChange, to: string, now: Date): ZoneChange {
  const isSameDay = localDate(now, former.from) === localDate(former.at, former.from);
  return isSameDay ? { ...former, to } : { from: zoneInEffect(former, now), to, at: now };
}

/**
 * The zone in effect after a change. A zone that is ahead takes effect only when the day of the change ends in the old zone, so that no day
 * is cut short; any other zone takes effect at once. If the new zone is a whole day ahead, across the date line, the old one also applies
 * to the first half of the next day, so that the traveler does not lose that date.
 */
export function zoneInEffect(change: ZoneChange, now: Date): string {
  const { from, to, at } = change;
  const today = localDate(now, from);
  const dayOfChange = localDate(at, from);
  if (localDate(now, to) <= today) return to;
  if (today <= dayOfChange) return from;
  const isMorningAfter = today === addDays(dayOfChange, 1) && localDate(later(now, 12), from) === today;
  return isMorningAfter && isDayAhead(change) ? from : to;
}

/** Whether the calendar of `to` is always at least one day ahead, for example Kiritimati as seen from Niue. */
function isDayAhead({ from, to, at }: ZoneChange): boolean {
  const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => later(at, hour));
  return hours.every((instant) => localDate(instant, to) >= localDate(later(instant, HOURS_A_DAY), from));
}

/** An action with the day that it was credited to, and the zone in effect at that time. */
export interface DayMark {
  readonly at: Date;
  readonly zone: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * The days without an action between two marks, oldest first. They are counted in both zones, and the one with fewer missed days decides:
 * nobody can act on a day that a flight skipped. A day that the calendar of a zone left out is not missed.
 */
export function missedDates(last: DayMark, now: DayMark): string[] {
  const [inFormer, inCurrent] = [last.zone, now.zone].map((zone) =>
    datesBetween(localDate(last.at, zone), localDate(now.at, zone)).filter(
      (date) => date > last.date && date < now.date && hasDate(zone, date),
    ),
  );
  if (!inFormer || !inCurrent) return [];
  return inFormer.length < inCurrent.length ? inFormer : inCurrent;
}

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (HOURS_A_DAY * 3_600_000));

/** The date that is so many days later. */
export const addDays = (date: string, days: number): string =>
  later(new Date(`${date}T00:00:00Z`), days * HOURS_A_DAY)
    .toISOString()
    .slice(0, 10);

const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));

/** Whether a zone has a date: Samoa left out 2011-12-30. Each date covers noon or midnight of UTC in every zone. */
const hasDate = (zone: string, date: string): boolean =>
  ["12", "00"].some((hour) => localDate(new Date(`${date}T${hour}:00:00Z`), zone) === date);

const HOURS_A_DAY = 24;
const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000);
