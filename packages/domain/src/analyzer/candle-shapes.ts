import type { Direction, PriceBar } from "./facts.ts";
import { opposite } from "./chart.ts";
import { MIRRORED_CANDLE_PATTERN, type CandlePatternName } from "./pattern-names.ts";

export interface CandleShape {
  readonly name: CandlePatternName;
  readonly length: number;
  readonly direction: Direction | null;
}

/** What a candle is judged by: those before it and the mean true range. */
export interface CandleContext {
  /** Up to three candles, the judged one last. */
  readonly candles: readonly PriceBar[];
  readonly range: number;
  /** Which way the price went before the candle. */
  readonly before: Direction | null;
}

const body = ({ open, close }: PriceBar): number => Math.abs(close - open);
const span = ({ high, low }: PriceBar): number => high - low;
const isUp = ({ open, close }: PriceBar): boolean => close > open;
const isDown = ({ open, close }: PriceBar): boolean => close < open;
const upper = ({ open, high, close }: PriceBar): number => high - Math.max(open, close);
const lower = ({ open, low, close }: PriceBar): number => Math.min(open, close) - low;
const middle = ({ open, close }: PriceBar): number => (open + close) / 2;

const shape = (name: CandlePatternName, direction: Direction | null): CandleShape => ({ name, length: 1, direction });

function doji(candle: PriceBar, range: number): CandleShape | null {
  const whole = span(candle);
  if (body(candle) > 0.08 * whole || whole <= 0.5 * range) return null;
  if (lower(candle) > 0.65 * whole) return shape("dragonfly_doji", null);
  return shape(upper(candle) > 0.65 * whole ? "gravestone_doji" : "doji", null);
}

/** A small body at one end of a long wick: which it is depends on where the price came from. */
function wick(candle: PriceBar, range: number, before: Direction): CandleShape | null {
  const whole = span(candle);
  if (body(candle) > 0.35 * whole || whole <= 0.7 * range) return null;
  if (lower(candle) >= 2 * body(candle) && upper(candle) <= 0.15 * whole)
    return before === "short" ? shape("hammer", "long") : shape("hanging_man", "short");
  if (upper(candle) >= 2 * body(candle) && lower(candle) <= 0.15 * whole)
    return before === "long" ? shape("shooting_star", "short") : shape("inverted_hammer", "long");
  return null;
}

function marubozu(candle: PriceBar, range: number): CandleShape | null {
  if (body(candle) < 0.92 * span(candle) || body(candle) <= 1.2 * range) return null;
  return isUp(candle) ? shape("bullish_marubozu", "long") : shape("bearish_marubozu", "short");
}

function single({ candles, range, before }: CandleContext): CandleShape | null {
  const candle = candles.at(-1);
  if (!candle) return null;
  return doji(candle, range) ?? (before && wick(candle, range, before)) ?? marubozu(candle, range);
}

/** Share of an average range by which prices may miss each other: candles are read from pixels. */
const NEARLY = 0.06;

/** Reversals upwards and rises; the same upside down is found in the mirrored candles. */
const RISING = {
  bullish_engulfing: ([, first, second], range) =>
    first !== undefined &&
    second !== undefined &&
    isDown(first) &&
    isUp(second) &&
    body(first) > 0.15 * range &&
    body(second) > 1.1 * body(first) &&
    second.close >= first.open - NEARLY * range &&
    second.open <= first.close + NEARLY * range,
  bullish_harami: ([, first, second], range) =>
    first !== undefined &&
    second !== undefined &&
    isDown(first) &&
    body(first) > 0.8 * range &&
    body(second) < 0.5 * body(first) &&
    Math.max(second.open, second.close) < first.open &&
    Math.min(second.open, second.close) > first.close - NEARLY * range,
  morning_star: ([first, second, third], range) =>
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    isDown(first) &&
    isUp(third) &&
    body(first) > 0.7 * range &&
    body(second) < 0.4 * body(first) &&
    third.close > middle(first) &&
    Math.max(second.open, second.close) < first.close + 0.35 * body(first),
  three_white_soldiers: (candles, range) =>
    candles.length === 3 &&
    candles.every((candle) => isUp(candle) && body(candle) > 0.5 * range && upper(candle) < 0.35 * body(candle)) &&
    candles.every(({ close }, index) => close > (candles[index - 1]?.close ?? Number.NEGATIVE_INFINITY)),
} as const satisfies Partial<Record<CandlePatternName, (candles: readonly PriceBar[], range: number) => boolean>>;

const LENGTHS = { bullish_engulfing: 2, bullish_harami: 2, morning_star: 3, three_white_soldiers: 3 };

const upsideDown = ({ open, high, low, close }: PriceBar): PriceBar => ({
  open: -open,
  high: -low,
  low: -high,
  close: -close,
});

function several({ candles, range }: CandleContext, direction: Direction): CandleShape[] {
  const padded = direction === "long" ? candles : candles.map(upsideDown);
  return (Object.keys(RISING) as (keyof typeof RISING)[])
    .filter((name) => RISING[name](padded, range))
    .map((name) => ({
      name: direction === "long" ? name : MIRRORED_CANDLE_PATTERN[name],
      length: LENGTHS[name],
      direction,
    }));
}

/** The patterns that end with the last of the candles, the longest first. */
export function candleShapes(context: CandleContext): CandleShape[] {
  const one = single(context);
  const more = context.candles.length < 3 ? [] : [...several(context, "long"), ...several(context, opposite("long"))];
  return [...more, ...(one ? [one] : [])].toSorted((a, b) => b.length - a.length);
}
