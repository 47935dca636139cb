import { barDate } from "#web/modules/chart/bar-date.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import type { Bar } from "#web/modules/chart/chart-port.ts";
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

/** Label of a second on the axis: its date, or the bar number of a surprise. */
export const axisText = (
  t: Translate,
  seconds: number,
  { isRevealed, timeframe, language }: { isRevealed: boolean; timeframe: ReplayTimeframe; language: Language },
): string =>
  isRevealed
    ? barDate(seconds, timeframe, language, "axis")
    : t("replay.barNumber", { number: numberAt(seconds, timeframe) });
