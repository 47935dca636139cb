import type { Timeframe } from "./chart-port.ts";

/** Seconds of a bar, and the library's word for it. Months are of different lengths: 30 days stand for them. */
export const TIMEFRAMES = {
  "1s": { seconds: 1, unit: "second", span: 1 },
  "5s": { seconds: 5, unit: "second", span: 5 },
  "1m": { seconds: 60, unit: "minute", span: 1 },
  "5m": { seconds: 300, unit: "minute", span: 5 },
  "15m": { seconds: 900, unit: "minute", span: 15 },
  "30m": { seconds: 1800, unit: "minute", span: 30 },
  "1h": { seconds: 3600, unit: "hour", span: 1 },
  "4h": { seconds: 14_400, unit: "hour", span: 4 },
  "1d": { seconds: 86_400, unit: "day", span: 1 },
  "1w": { seconds: 604_800, unit: "week", span: 1 },
  "1M": { seconds: 2_592_000, unit: "month", span: 1 },
} as const satisfies Record<Timeframe, { seconds: number; unit: string; span: number }>;

export const isTimeframe = (value: unknown): value is Timeframe =>
  typeof value === "string" && Object.hasOwn(TIMEFRAMES, value);

export const TIMEFRAME_NAMES: readonly Timeframe[] = Object.keys(TIMEFRAMES).filter(isTimeframe);

/** Bars of a day and longer are days of the market, not instants. */
export const isDaily = (timeframe: Timeframe): boolean => TIMEFRAMES[timeframe].seconds >= 86_400;
