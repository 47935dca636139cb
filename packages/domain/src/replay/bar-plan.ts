import type { MatchingMarket } from "../simulator/matching-market.ts";
import { REPLAY_BAR_SECONDS, type ReplayTimeframe } from "./timeframes.ts";

export type TradingHours = Pick<MatchingMarket, "nextTradedSecond" | "sessionEnd">;

const DAY = 86_400;

/** First second after the bar that begins at `start`; the last bar of a session may be shorter. Markets that never close use UTC days. */
export function barEnd(hours: TradingHours, ticker: string, timeframe: ReplayTimeframe, start: number): number {
  const seconds = REPLAY_BAR_SECONDS[timeframe];
  const sessionEnd = hours.sessionEnd(ticker, start);
  if (seconds === null) return sessionEnd ?? (Math.floor(start / DAY) + 1) * DAY;
  return sessionEnd === null ? start + seconds : Math.min(start + seconds, sessionEnd);
}

export interface PlanRequest {
  readonly ticker: string;
  readonly timeframe: ReplayTimeframe;
  /** End of the bar before the replay. */
  readonly from: number;
  readonly length: number;
  /** The server's current second; bars unfinished by then are not planned. */
  readonly now: number;
}

/**
 * Ends of a replay's bars: index 0 is the bar before the first, followed by one per bar, fewer than `length` if the present comes first.
 * Depends only on trading hours, so it reveals nothing about prices.
 */
export function planBars(hours: TradingHours, { ticker, timeframe, from, length, now }: PlanRequest): number[] {
  const ends = [from];
  for (let last = from; ends.length <= length;) {
    last = barEnd(hours, ticker, timeframe, hours.nextTradedSecond(ticker, last));
    if (last > now) break;
    ends.push(last);
  }
  return ends;
}

/** Number of the bar that contains a second or comes next; 0 for the bar before the first and earlier ones. */
export function barAt(ends: readonly number[], second: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? Infinity) > second) high = middle;
    else low = middle + 1;
  }
  return low;
}
