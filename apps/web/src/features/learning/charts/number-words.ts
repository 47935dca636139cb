import type { NumberFormat, NumericUnit } from "@candlewise/domain/learning/items";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

const decimals = (least: number, most: number) => ({ minimumFractionDigits: least, maximumFractionDigits: most });
/** Dollars are written as in en-US in every language, as in the texts of the lessons. */
const USD = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;

/** A price on a chart, in the unit of its series: 101.20. */
export const seriesPriceText = (price: number, places: number, language: Language) =>
  formatNumber(price, language, decimals(places, places));

/** A price where there is little room: no decimals that only say zero. */
export const shortPrice = (price: number, places: number, language: Language) =>
  formatNumber(price, language, decimals(0, places));

export const countText = (count: number, language: Language) => formatNumber(count, language, decimals(0, 0));

/** A number as an authored format says: `pct` takes a ratio. */
export function figureText(value: number, format: NumberFormat, language: Language): string {
  const places = Number(format.at(-1));
  if (format.startsWith("usd")) return formatNumber(value, "en", { ...USD, ...decimals(places, places) });
  if (format.startsWith("pct")) return formatNumber(value, language, { style: "percent", ...decimals(places, places) });
  return formatNumber(value, language, decimals(places, places));
}

/** The same for an axis: 12K, $1.4M. */
export function axisText(value: number, format: NumberFormat, language: Language): string {
  const compact = Math.abs(value) >= 10_000 ? ({ notation: "compact" } as const) : {};
  if (format.startsWith("usd")) return formatNumber(value, "en", { ...USD, ...decimals(0, 2), ...compact });
  if (format.startsWith("pct")) return formatNumber(value, language, { style: "percent", ...decimals(0, 2) });
  return formatNumber(value, language, { ...decimals(0, 2), ...compact });
}

/** A learner's number with its unit; all typed decimals are shown, up to six. `percent` is counted in hundredths. */
export function amountText(value: number, unit: NumericUnit, language: Language): string {
  if (unit === "usd") {
    return formatNumber(value, "en", { ...USD, ...decimals(Number.isInteger(value) ? 0 : 2, 6) });
  }
  if (unit === "percent")
    return formatNumber(Number((value / 100).toPrecision(12)), language, { style: "percent", ...decimals(0, 8) });
  return formatNumber(value, language, decimals(0, 6));
}
