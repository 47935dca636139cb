import { addDays, localDate } from "../learning/local-day.ts";

const MINUTE = 60_000;
export const MINUTES_A_DAY = 24 * 60;
const MAX_FORMATTERS = 1000;
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  const formatter = createFormatter(zone);
  formatters.set(zone, formatter);
  return formatter;
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  } catch {
    return null;
  }
}

/** Minutes since midnight that a clock in a zone shows; an unknown zone counts as UTC. */
export function localMinutes(instant: Date, zone: string): number {
  const [hours, minutes] = (formatterOf(zone)?.format(instant) ?? instant.toISOString().slice(11, 16)).split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Milliseconds of what calendar and clock of a zone show, as if they showed UTC. */
const shownIn = (instant: Date, zone: string): number =>
  Date.parse(`${localDate(instant, zone)}T00:00:00Z`) + localMinutes(instant, zone) * MINUTE;

/** When a clock in a zone shows these minutes of a date. A time that the clocks skip is moved by what they skip. */
export function instantAt(date: string, minutes: number, zone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  let at = wanted;
  // The first correction may use the offset of the other side of a change of clocks.
  for (let round = 0; round < 2; round++) at += wanted - shownIn(new Date(at), zone);
  return new Date(at);
}

/** Minutes of the local day; nothing is quiet when both are the same. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21 * 60, until: 8 * 60 };

export function isQuiet({ from, until }: QuietHours, instant: Date, zone: string): boolean {
  const minutes = localMinutes(instant, zone);
  return from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
}

/** The first instant from this one on that is not quiet. */
export function quietUntil(quiet: QuietHours, instant: Date, zone: string): Date {
  if (!isQuiet(quiet, instant, zone)) return instant;
  const isEvening = quiet.from > quiet.until && localMinutes(instant, zone) >= quiet.from;
  const date = localDate(instant, zone);
  const end = instantAt(isEvening ? addDays(date, 1) : date, quiet.until, zone);
  return afterChangeOfClocks(quiet, end > instant ? end : instant, zone);
}

/** A repeated or skipped hour may move the end. */
function afterChangeOfClocks(quiet: QuietHours, from: Date, zone: string): Date {
  let at = from;
  for (let minute = 0; minute < MINUTES_A_DAY && isQuiet(quiet, at, zone); minute++)
    at = new Date(at.getTime() + MINUTE);
  return at;
}

/** `21:30` for 1290. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** 1290 for `21:30`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
