import { formatDate } from "./formats.ts";
import type { Language } from "./languages.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const UTC = { timeZone: "UTC" } as const;

/** The reader's day of a second: Mar 12, 2026. */
export const dayText = (seconds: number, language: Language): string =>
  formatDate(new Date(seconds * 1000), language, DAY);

/** The market's day of a second. */
export const marketDayText = (seconds: number, language: Language): string =>
  formatDate(new Date(seconds * 1000), language, { ...DAY, ...UTC });

/** Day and month of a second of a practice series: 12 March. */
export const seriesDayText = (seconds: number, language: Language, month: "short" | "long" = "long"): string =>
  formatDate(new Date(seconds * 1000), language, { day: "numeric", month, ...UTC });
