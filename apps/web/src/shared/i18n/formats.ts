import type { Language } from "./languages.ts";

/** Digits stay Latin in every language: prices, charts and texts must agree. */
const localeOf = (language: Language) => (language === "ar" ? "ar-u-nu-latn" : language);

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

// Making a format costs about a thousand times as much as using one.
function cached<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const found = formats.get(key);
  if (found) return found;
  const made = make();
  formats.set(key, made);
  return made;
}

/** Text of a decimal number with a point: what money and quantities are on the wire. */
type DecimalText = `${number}`;

/** Decimal texts are written exactly, without a float in between. */
export const formatNumber = (
  value: number | DecimalText,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string =>
  cached(
    numberFormats,
    language + JSON.stringify(options),
    () => new Intl.NumberFormat(localeOf(language), options),
  ).format(value);

/** S9.10: US dollars without decimals, written as in en-US in every language. */
export const formatBalance = (dollars: number): string =>
  formatNumber(dollars, "en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** S9.14: `DD MMM YYYY HH:mm`, in the reader's time zone unless one is given. */
export function formatDateTime(date: Date, language: Language, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone && { timeZone }),
  };
  const parts = cached(
    dateFormats,
    `${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), options),
  ).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")} ${part("hour")}:${part("minute")}`;
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** A day as the language writes it, in the reader's time zone unless the options name one: March 7, 2026; 7. März 2026. */
export const formatDate = (date: Date, language: Language, options: Intl.DateTimeFormatOptions = DAY): string =>
  cached(
    dateFormats,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(localeOf(language), options),
  ).format(date);

/** Day of the week, day and time of something near, in the reader's time zone unless one is given: Mon 23 Nov, 15:30. */
export const formatMoment = (seconds: number, language: Language, timeZone?: string): string =>
  cached(
    dateFormats,
    `${language} moment ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        ...(timeZone && { timeZone }),
      }),
  ).format(seconds * 1000);

/** Parts of one measure: 2 d 4 h; in Arabic with an "and" between them. */
export const formatMeasure = (parts: readonly string[], language: Language): string =>
  cached(listFormats, language, () => new Intl.ListFormat(language, { type: "unit", style: "narrow" })).format(parts);

/** IANA name of the browser's time zone. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
