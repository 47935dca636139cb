import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

/** Decimals that tell a hundredth of the visible range. */
export function decimalsOf({ unit, bars }: AnalysisSeries): number {
  if (unit === "percent") return 0;
  const span = Math.max(...bars.map(({ high }) => high)) - Math.min(...bars.map(({ low }) => low));
  return span > 0 ? Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(span / 10)))) : 2;
}

/** How values of a chart are written: prices without a currency, which no picture tells for sure, or percent of the visible range. */
export function priceWords(series: AnalysisSeries, language: Language): (price: number) => string {
  if (series.unit === "percent") return (price) => shareText(price / 100, language);
  const decimals = decimalsOf(series);
  return (price) => formatNumber(price, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** 0.38 is 38 %. Small shares keep a decimal. */
export const shareText = (share: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  formatNumber(share, language, {
    style: "percent",
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
    ...options,
  });

/** A factor: 2.4. */
export const factorText = (value: number, language: Language): string =>
  formatNumber(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
