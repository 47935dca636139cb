import type { Bar, ChartTexts, Timeframe } from "#web/modules/chart/chart-port.ts";
import { isDaily, TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

const dates = new Map<string, Intl.DateTimeFormat>();

const DAY = { day: "numeric", month: "short" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function axisParts(timeframe: Timeframe): Intl.DateTimeFormatOptions {
  const { seconds } = TIMEFRAMES[timeframe];
  if (timeframe === "1M") return { month: "short", year: "numeric" };
  if (isDaily(timeframe)) return { ...DAY, year: "2-digit" };
  if (seconds >= 3600) return { ...DAY, ...TIME };
  return seconds < 60 ? { ...TIME, second: "2-digit" } : TIME;
}

function fullParts(timeframe: Timeframe): Intl.DateTimeFormatOptions {
  if (timeframe === "1M") return { month: "long", year: "numeric" };
  const day = { ...DAY, year: "numeric" } as const;
  if (isDaily(timeframe)) return { ...day, weekday: "short" };
  return { ...day, ...TIME, ...(TIMEFRAMES[timeframe].seconds < 60 && { second: "2-digit" }) };
}

/** A bar's time: in the reader's zone when it is an instant, as the market's day when it is a day or longer. */
export function barDate(
  seconds: number,
  timeframe: Timeframe,
  language: Language,
  place: "axis" | "full" = "full",
): string {
  const key = `${language} ${timeframe} ${place}`;
  const parts = place === "axis" ? axisParts(timeframe) : fullParts(timeframe);
  const zone = isDaily(timeframe) ? { timeZone: "UTC" } : {};
  const format = dates.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, ...zone, numberingSystem: "latn" });
  dates.set(key, format);
  return format.format(new Date(seconds * 1000));
}

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
  date: (milliseconds, place, timeframe) =>
    barDate(milliseconds / 1000, timeframe, language, place === "axis" ? "axis" : "full"),
  count: (value) => volumeText(value, language),
});
