const MAX_FORMATTERS = 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    // Numbers in this locale are always `MM/DD/YYYY`; cutting that is five times faster than `formatToParts`.
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    // Zone names are taken in any case, so a stranger could name one zone in very many ways.
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    return null;
  }
}

/** The runtime's own spelling of an IANA time zone, so that two spellings of one zone are equal; null for other words. */
export function canonicalTimeZone(zone: string): string | null {
  return formatterOf(zone)?.resolvedOptions().timeZone ?? null;
}

/** The calendar day, `YYYY-MM-DD`, of an instant in an IANA time zone; an unknown zone counts as UTC. */
export function localDate(instant: Date, zone: string): string {
  const formatter = formatterOf(zone);
  if (!formatter) return instant.toISOString().slice(0, 10);
  const [month, day, year] = formatter.format(instant).split("/");
  return `${year}-${month}-${day}`;
}

/**
 * The day to which something done now is credited: the local day, but never one before the last day already credited. So a
 * flight to the west lengthens the day and cannot earn it twice.
 */
export function creditedDate(instant: Date, zone: string, lastCredited: string | null): string {
  const date = localDate(instant, zone);
  return lastCredited !== null && lastCredited > date ? lastCredited : date;
}

/**
 * The zone that rules now after a change of zone. While the day of the change lasts where it began, a calendar that is ahead
 * has to wait, so that no day is cut short; otherwise the new zone rules at once. Only between zones a whole day apart, on
 * both sides of the date line, is a date left out, as it is for the traveller.
 */
export function zoneInEffect(change: { from: string; to: string; at: Date }, now: Date): string {
  const today = localDate(now, change.from);
  const isDayOfChange = today <= localDate(change.at, change.from);
  return isDayOfChange && localDate(now, change.to) > today ? change.from : change.to;
}
