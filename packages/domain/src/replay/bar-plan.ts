import type { MatchingMarket } from "../simulator/matching-market.ts";
import { REPLAY_BAR_SECONDS, type ReplayTimeframe } from "./timeframes.ts";

export type TradingHours = Pick<MatchingMarket, "nextTradedSecond" | "sessionEnd">;

const DAY = 86_400;

/** First second after the bar that begins at `start`; the last bar of a session may be shorter. Days without an end are those of UTC. */
export function barEnd(hours: TradingHours, ticker: string, timeframe: ReplayTimeframe, start: number): number {
  const seconds = REPLAY_BAR_SECONDS[timeframe];
  const sessionEnd = hours.sessionEnd(ticker, start);
  if (seconds === null) return sessionEnd ?? (Math.floor(start / DAY) + 1) * DAY;
  return sessionEnd === null ? start + seconds : Math.min(start + seconds, sessionEnd);
}

export interface PlanWish {
  readonly ticker: string;
  readonly timeframe: ReplayTimeframe;
  /** End of the bar that the replay is to begin after. */
  readonly from: number;
  readonly length: number;
  /** The present of the world: a bar that is not over by then is not planned. */
  readonly now: number;
}

/**
 * Where the bars of a replay end: at place 0 the bar before its first, then one for each of its bars, fewer than wished where the present
 * comes first. It follows from trading hours alone, so it tells nothing of prices.
 */
export function planBars(hours: TradingHours, { ticker, timeframe, from, length, now }: PlanWish): number[] {
  const ends = [from];
  for (let last = from; ends.length <= length;) {
    last = barEnd(hours, ticker, timeframe, hours.nextTradedSecond(ticker, last));
    if (last > now) break;
    ends.push(last);
  }
  return ends;
}

/** Number of the bar that a second falls into or that comes next; 0 for the bar before the first and all earlier ones. */
export function barAt(ends: readonly number[], second: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? Infinity) > second) high = middle;
    else low = middle + 1;
  }
  return low;
}
