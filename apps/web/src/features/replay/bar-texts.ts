import { isDaily, TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import type { Bar } from "#web/modules/chart/chart-port.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Candle, ReplayTimeframe } from "./api.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a daily bar, day and time of a shorter one; in the reader's zone when it is an instant. Shorter on an axis. */
export function dayText(
  seconds: number,
  timeframe: ReplayTimeframe,
  language: Language,
  place: "axis" | "full" = "full",
): string {
  const isDay = isDaily(timeframe);
  const key = `${language} ${isDay} ${place}`;
  const time = isDay
    ? ({ timeZone: "UTC" } as const)
    : ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const);
  const year = place === "full" ? ({ year: "numeric" } as const) : isDay ? ({ year: "2-digit" } as const) : {};
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, { day: "numeric", month: "short", numberingSystem: "latn", ...year, ...time });
  formats.set(key, format);
  return format.format(new Date(seconds * 1000));
}

/** Seconds that stand for the bars of a surprise on a chart, which must have some; no reader ever sees them. */
const UNTOLD = 946_684_800;

/** Second at which a bar stands on the chart. */
export const chartTime = ({ bar, time }: Pick<Candle, "bar" | "time">, timeframe: ReplayTimeframe): number =>
  time ?? UNTOLD + (bar + 1000) * TIMEFRAMES[timeframe].seconds;

const numberAt = (seconds: number, timeframe: ReplayTimeframe): number =>
  Math.round((seconds - UNTOLD) / TIMEFRAMES[timeframe].seconds) - 1000;

export const toBar = ({ bar, time, ...prices }: Candle, timeframe: ReplayTimeframe): Bar => ({
  ...prices,
  time: chartTime({ bar, time }, timeframe),
});

/** What the axis says of a second: its date, or of a surprise the number of the bar. */
export const axisText = (
  t: Translate,
  seconds: number,
  { isTold, timeframe, language }: { isTold: boolean; timeframe: ReplayTimeframe; language: Language },
): string =>
  isTold
    ? dayText(seconds, timeframe, language, "axis")
    : t("replay.barNumber", { number: numberAt(seconds, timeframe) });
