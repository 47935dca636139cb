import { formatDate } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

/** When a source was true: a day or a month as the language writes it, a year or a span of years as it stands. */
export function sourceDate(asOf: string, language: Language): string {
  const [, yearAndMonth, day] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(0[1-9]|[12]\d|3[01]))?$/.exec(asOf) ?? [];
  if (!yearAndMonth) return asOf;
  return formatDate(new Date(`${yearAndMonth}-${day ?? "01"}T00:00:00Z`), language, {
    ...(day && { day: "numeric" }),
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
