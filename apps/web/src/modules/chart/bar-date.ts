import { formatDate } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { TickUnit, Timeframe } from "./chart-port.ts";
import { isDaily, TIMEFRAMES } from "./timeframes.ts";

const DAY = { day: "numeric", month: "short" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** `full` adds the day of the week. */
type Place = "text" | "full";

function partsOf(timeframe: Timeframe, place: Place): Intl.DateTimeFormatOptions {
  const { seconds } = TIMEFRAMES[timeframe];
  if (timeframe === "1M") return { month: "long", year: "numeric" };
  if (isDaily(timeframe)) return { ...DAY, year: "numeric", ...(place === "full" && { weekday: "short" }) };
  return { ...DAY, year: "numeric", ...TIME, ...(seconds < 60 && { second: "2-digit" }) };
}

/** A bar's time: in the reader's time zone if the bar is shorter than a day, otherwise the market's day. */
export const barDate = (seconds: number, timeframe: Timeframe, language: Language, place: Place = "full"): string =>
  formatDate(new Date(seconds * 1000), language, {
    ...partsOf(timeframe, place),
    ...(isDaily(timeframe) && { timeZone: "UTC" }),
  });

const TICK_PARTS = {
  year: { year: "numeric" },
  month: { month: "short" },
  day: DAY,
  time: TIME,
  number: {},
} as const satisfies Record<TickUnit, Intl.DateTimeFormatOptions>;

/** A label on the time axis: as much of a date as it stands for. */
export const tickText = (seconds: number, unit: TickUnit, timeframe: Timeframe, language: Language): string =>
  formatDate(new Date(seconds * 1000), language, {
    ...TICK_PARTS[unit],
    ...(unit === "time" && seconds % 60 !== 0 && { second: "2-digit" }),
    ...(isDaily(timeframe) && { timeZone: "UTC" }),
  });
