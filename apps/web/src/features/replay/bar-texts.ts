import { barDate, tickText } from "#web/modules/chart/bar-date.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import type { Bar, ChartTexts } from "#web/modules/chart/chart-port.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Candle, ReplayTimeframe } from "./api.ts";

/** A chart needs times: those of a surprise, whose dates are hidden, count from here. They are never shown. */
const HIDDEN_START = 946_684_800;

/** The second of a bar on the chart. */
export const chartTime = ({ bar, time }: Pick<Candle, "bar" | "time">, timeframe: ReplayTimeframe): number =>
  time ?? HIDDEN_START + (bar + 1000) * TIMEFRAMES[timeframe].seconds;

const numberAt = (seconds: number, timeframe: ReplayTimeframe): number =>
  Math.round((seconds - HIDDEN_START) / TIMEFRAMES[timeframe].seconds) - 1000;

export const toBar = ({ bar, time, ...prices }: Candle, timeframe: ReplayTimeframe): Bar => ({
  ...prices,
  time: chartTime({ bar, time }, timeframe),
});

/** How the chart writes times: by their dates, or by the bar numbers of a surprise. */
export function replayTexts(
  t: Translate,
  { isRevealed, timeframe, language }: { isRevealed: boolean; timeframe: ReplayTimeframe; language: Language },
): ChartTexts {
  const numberOf = (seconds: number) => numberAt(seconds, timeframe);
  const named = (seconds: number) => t("replay.barNumber", { number: numberOf(seconds) });
  const count = (value: number) => formatNumber(value, language, { notation: "compact", maximumFractionDigits: 2 });
  if (!isRevealed) return { date: (milliseconds) => named(milliseconds / 1000), tick: named, numberOf, count };
  return {
    date: (milliseconds) => barDate(milliseconds / 1000, timeframe, language),
    tick: (seconds, unit) => tickText(seconds, unit, timeframe, language),
    count,
  };
}
