import type { Language } from "#web/shared/i18n/languages.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The market's day of a second: 12 Mar 2026. */
export function dayText(seconds: number, language: Language): string {
  const options = {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
  } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, options);
  formats.set(language, format);
  return format.format(new Date(seconds * 1000));
}
