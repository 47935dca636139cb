import { formatNumber } from "./formats.ts";
import { isolated } from "./money-texts.ts";
import { directionOf, type Language } from "./languages.ts";

/** Decimals of a currency: 2 for most, 0 for JPY, 3 for KWD. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * An amount in the smallest unit of its currency, as the language writes it: 999 of USD is $9.99, or 9,99 $ in German. In languages that
 * are written from the right it looks as in English, like every other figure of the app.
 */
export function amountText(minor: number, currency: string, language: Language): string {
  const locale = directionOf(language) === "rtl" ? "en" : language;
  const figure = formatNumber(minor / 10 ** decimalsOf(currency), locale, { style: "currency", currency });
  return isolated(figure, language);
}
