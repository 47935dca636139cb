const MOST_FORMATTERS = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The hour, 0 to 23, of an instant in an IANA time zone. */
export function localHour(instant: Date, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
    if (formatters.size >= MOST_FORMATTERS) formatters.clear();
    formatters.set(zone, formatter);
  }
  return Number(formatter.format(instant));
}
