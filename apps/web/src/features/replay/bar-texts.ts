import { barDate } from "#web/modules/chart/bar-date.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import type { Bar } from "#web/modules/chart/chart-port.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Candle, ReplayTimeframe } from "./api.ts";

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
    ? barDate(seconds, timeframe, language, "axis")
    : t("replay.barNumber", { number: numberAt(seconds, timeframe) });
