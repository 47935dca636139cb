import type { Language } from "#web/shared/i18n/languages.ts";

const localeOf = (language: Language) => (language === "ar" ? "ar-u-nu-latn" : language);
const format = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** `16 Nov 2026` of a calendar date `YYYY-MM-DD`. */
export const formatDay = (date: string, language: Language): string =>
  format(date, language, { day: "numeric", month: "short", year: "numeric" });

/** `Nov` of a calendar date. */
export const formatMonth = (date: string, language: Language): string => format(date, language, { month: "short" });
