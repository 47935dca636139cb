import type { PriceBar } from "./facts.ts";

/** What the rule of a practice asks for at a bar. */
export type PracticeAction = "wait" | "buy" | "sell";

/** Bars that a close is compared with. */
export const PRACTICE_WINDOW = 10;
const MOST_DECISIONS = 5;
/** Bars between two decisions, at least, and after the last one. */
const APART = 3;

/** Points of a line that a practice runs through; a picture has one for each of its columns. */
const MOST_POINTS = 90;

/** The bars of a practice: all candles, and evenly chosen points of a line, the first and the last included. */
export function practiceBars(bars: readonly PriceBar[], isLine: boolean): readonly PriceBar[] {
  if (!isLine || bars.length <= MOST_POINTS) return bars;
  const step = (bars.length - 1) / (MOST_POINTS - 1);
  return bars.filter((_, index) => Math.round(Math.round(index / step) * step) === index);
}

/** Buy a close above the highest high of the bars before it, sell one below their lowest low, and wait otherwise. */
export function practiceRuleAt(bars: readonly PriceBar[], index: number): PracticeAction {
  const close = bars[index]?.close;
  const before = bars.slice(Math.max(0, index - PRACTICE_WINDOW), index);
  if (close === undefined || before.length === 0) return "wait";
  if (close > Math.max(...before.map(({ high }) => high))) return "buy";
  if (close < Math.min(...before.map(({ low }) => low))) return "sell";
  return "wait";
}

const isApart = (chosen: readonly number[], bar: number): boolean =>
  chosen.every((other) => Math.abs(other - bar) >= APART);

/**
 * Bars at which a practice stops to ask, from left to right: where a breakout begins, and quiet ones between them, so that waiting is right at times.
 * None where the chart is too short.
 */
export function practiceStops(bars: readonly PriceBar[]): number[] {
  const candidates = bars.map((_, index) => index).slice(PRACTICE_WINDOW, -APART);
  const isNews = (bar: number) => {
    const action = practiceRuleAt(bars, bar);
    return action !== "wait" && practiceRuleAt(bars, bar - 1) !== action;
  };
  const spread = (from: readonly number[], most: number, taken: readonly number[]): number[] => {
    const step = Math.max(1, from.length / Math.max(1, most));
    const chosen: number[] = [];
    for (let place = step / 2; place < from.length && chosen.length < most; place += step) {
      const bar = from[Math.floor(place)];
      if (bar !== undefined && isApart([...taken, ...chosen], bar)) chosen.push(bar);
    }
    return chosen;
  };
  const breakouts = spread(candidates.filter(isNews), MOST_DECISIONS - 2, []);
  const quiet = candidates.filter((bar) => practiceRuleAt(bars, bar) === "wait");
  return [...breakouts, ...spread(quiet, MOST_DECISIONS - breakouts.length, breakouts)].toSorted((a, b) => a - b);
}
