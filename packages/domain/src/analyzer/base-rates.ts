import type { CandlePatternName } from "./pattern-names.ts";

/** Share of random walks that show the pattern in their last five bars. */
export const CANDLE_BASE_RATES: Readonly<Record<CandlePatternName, number>> = {
  doji: 0.102,
  dragonfly_doji: 0.093,
  gravestone_doji: 0.091,
  hammer: 0.079,
  hanging_man: 0.072,
  inverted_hammer: 0.077,
  shooting_star: 0.074,
  bullish_marubozu: 0.144,
  bearish_marubozu: 0.145,
  bullish_engulfing: 0.369,
  bearish_engulfing: 0.37,
  bullish_harami: 0.216,
  bearish_harami: 0.218,
  morning_star: 0.079,
  evening_star: 0.075,
  three_white_soldiers: 0.034,
  three_black_crows: 0.034,
};
