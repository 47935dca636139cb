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

/**
 * The zone in effect after a change. A zone that is ahead takes effect only when the day of the change ends in the old zone, so that no day
 * is cut short; any other zone takes effect at once. If the new zone is a whole day ahead, across the date line, the old one also applies
 * to the first half of the next day, so that the traveler does not lose that date.
 */
export function zoneInEffect(change: { from: string; to: string; at: Date }, now: Date): string {
  const { from, to, at } = change;
  const today = localDate(now, from);
  const dayOfChange = localDate(at, from);
  if (localDate(now, to) <= today) return to;
  if (today <= dayOfChange) return from;
  const isMorningAfter = today === nextDay(dayOfChange) && localDate(later(now, 12), from) === today;
  return isMorningAfter && isDayAhead(change) ? from : to;
}

/** Whether the calendar of `to` is always at least one day ahead, for example Kiritimati as seen from Niue. */
function isDayAhead({ from, to, at }: { from: string; to: string; at: Date }): boolean {
  const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => later(at, hour));
  return hours.every((instant) => localDate(instant, to) >= localDate(later(instant, HOURS_A_DAY), from));
}

const HOURS_A_DAY = 24;
const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000);
const nextDay = (date: string) =>
  later(new Date(`${date}T00:00:00Z`), HOURS_A_DAY)
    .toISOString()
    .slice(0, 10);
