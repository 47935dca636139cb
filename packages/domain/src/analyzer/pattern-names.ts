export const CHART_PATTERNS = [
  "double_top",
  "double_bottom",
  "head_and_shoulders",
  "inverse_head_and_shoulders",
  "ascending_triangle",
  "descending_triangle",
  "symmetrical_triangle",
  "rising_wedge",
  "falling_wedge",
  "rectangle",
  "rising_channel",
  "falling_channel",
  "bull_flag",
  "bear_flag",
] as const;
export type ChartPatternName = (typeof CHART_PATTERNS)[number];

export const CANDLE_PATTERNS = [
  "doji",
  "dragonfly_doji",
  "gravestone_doji",
  "hammer",
  "hanging_man",
  "inverted_hammer",
  "shooting_star",
  "bullish_marubozu",
  "bearish_marubozu",
  "bullish_engulfing",
  "bearish_engulfing",
  "bullish_harami",
  "bearish_harami",
  "morning_star",
  "evening_star",
  "three_white_soldiers",
  "three_black_crows",
] as const;
export type CandlePatternName = (typeof CANDLE_PATTERNS)[number];
