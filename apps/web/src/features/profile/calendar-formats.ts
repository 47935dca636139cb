import { formatDate } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

const MONTH = { month: "short", timeZone: "UTC" } as const;

/** `Nov` of a calendar date `YYYY-MM-DD`. */
export const formatMonth = (date: string, language: Language): string =>
  formatDate(new Date(`${date}T00:00:00Z`), language, MONTH);

/** `16 Nov 2026` of a calendar date: the day part of S9.14. */
export const formatDay = (date: string, language: Language): string =>
  `${date.slice(8)} ${formatMonth(date, language)} ${date.slice(0, 4)}`;
