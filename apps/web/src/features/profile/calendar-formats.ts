import { formatDate } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

const MONTH = { month: "short", timeZone: "UTC" } as const;

/** `Nov` of a calendar date `YYYY-MM-DD`. */
export const formatMonth = (date: string, language: Language): string =>
  formatDate(new Date(`${date}T00:00:00Z`), language, MONTH);

const DAY = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;

/** A calendar date as the language writes it in a sentence: `Dec 1, 2026`. */
export const formatDay = (date: string, language: Language): string =>
  formatDate(new Date(`${date}T00:00:00Z`), language, DAY);
