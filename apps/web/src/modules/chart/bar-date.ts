import { formatDate } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Timeframe } from "./chart-port.ts";
import { isDaily, TIMEFRAMES } from "./timeframes.ts";

const DAY = { day: "numeric", month: "short" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** `full` adds the day of the week. */
type Place = "axis" | "text" | "full";

function partsOf(timeframe: Timeframe, place: Place): Intl.DateTimeFormatOptions {
  const { seconds } = TIMEFRAMES[timeframe];
  if (timeframe === "1M") return { month: place === "axis" ? "short" : "long", year: "numeric" };
  if (isDaily(timeframe)) {
    if (place === "axis") return { ...DAY, year: "2-digit" };
    return { ...DAY, year: "numeric", ...(place === "full" && { weekday: "short" }) };
  }
  const time = seconds < 60 ? ({ ...TIME, second: "2-digit" } as const) : TIME;
  if (place === "axis") return seconds >= 3600 ? { ...DAY, ...TIME } : time;
  return { ...DAY, year: "numeric", ...time };
}

/** A bar's time: in the reader's time zone if the bar is shorter than a day, otherwise the market's day. */
export const barDate = (seconds: number, timeframe: Timeframe, language: Language, place: Place = "full"): string =>
  formatDate(new Date(seconds * 1000), language, {
    ...partsOf(timeframe, place),
    ...(isDaily(timeframe) && { timeZone: "UTC" }),
  });
