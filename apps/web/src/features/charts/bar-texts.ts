import { barDate, tickText } from "#web/modules/chart/bar-date.ts";
import type { Bar, ChartTexts } from "#web/modules/chart/chart-port.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

/** A price without its sign, as charts write it: 1,204.50. */
export const barPrice = (price: number, decimals: number): string =>
  formatNumber(price, "en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const volumeText = (volume: number, language: Language): string =>
  formatNumber(volume, language, { notation: "compact", maximumFractionDigits: 2 });

/** Change from the close before it, in percent; from its own open where there is no bar before. */
export function barChange(bar: Bar, previous: Bar | undefined): number {
  const from = previous?.close ?? bar.open;
  return from === 0 ? 0 : (bar.close / from - 1) * 100;
}

export const chartTexts = (language: Language): ChartTexts => ({
  date: (milliseconds, timeframe) => barDate(milliseconds / 1000, timeframe, language),
  tick: (seconds, unit, timeframe) => tickText(seconds, unit, timeframe, language),
  count: (value) => volumeText(value, language),
});
