import { formatNumber } from "./formats.ts";
import { currentLanguage } from "./i18n.ts";
import { directionOf, type Language } from "./languages.ts";

/** A number, or the decimal text that the wire has: a text is written to its last digit. */
export type Amount = number | string;

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

function figureOf(amount: Amount): number | `${number}` {
  if (typeof amount === "number") return amount;
  if (!isDecimal(amount)) throw new RangeError(`not a decimal number: ${amount}`);
  return amount;
}

/** Dollars are written as in en-US in every language, as in the texts of the lessons. */
const USD = { style: "currency", currency: "USD" } as const;

/** Keeps sign and unit beside the figure within a text that is written from right to left. */
export const isolated = (figure: string, language = currentLanguage()): string =>
  directionOf(language) === "rtl" ? `\u2066${figure}\u2069` : figure;

/** $1,234.50, with a sign in front when it is asked for: +$12.00. */
export const usdText = (amount: Amount, { isSigned = false }: { isSigned?: boolean } = {}): string =>
  isolated(formatNumber(figureOf(amount), "en", { ...USD, ...(isSigned && { signDisplay: "exceptZero" }) }));

/** A price a unit: two decimals, and up to four where it has them. */
export const priceText = (price: Amount): string =>
  isolated(formatNumber(figureOf(price), "en", { ...USD, minimumFractionDigits: 2, maximumFractionDigits: 4 }));

/** Prices are quoted in cents from here on, and in hundredths of a cent below: US dollars. */
const CENTS_FROM = 10;

/** A price as the market quotes it; what was paid for a unit is written by `priceText`, to its last digit. */
export function quoteText(price: Amount): string {
  const decimals = Number(price) < CENTS_FROM ? 4 : 2;
  return isolated(
    formatNumber(figureOf(price), "en", { ...USD, minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
}

/** Units, with as many decimals as they have. */
export const quantityText = (quantity: Amount, language: Language): string =>
  formatNumber(figureOf(quantity), language, { maximumFractionDigits: 8 });

/**
 * Units as lists and panels show them: whole units in full, and at most six digits in all; cut, not rounded, so that it is never more than there is.
 * `Quantity` shows all digits on demand.
 */
export const shortQuantityText = (quantity: Amount, language: Language): string =>
  formatNumber(figureOf(quantity), language, {
    maximumFractionDigits: 0,
    maximumSignificantDigits: 6,
    roundingPriority: "morePrecision",
    roundingMode: "trunc",
  });

/** 1.25 is 1.25 %. */
export const percentText = (
  percent: number,
  language: Language,
  { isSigned = false, decimals = 2 }: { isSigned?: boolean; decimals?: number } = {},
): string =>
  isolated(
    formatNumber(percent / 100, language, {
      style: "percent",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      ...(isSigned && { signDisplay: "exceptZero" }),
    }),
    language,
  );
