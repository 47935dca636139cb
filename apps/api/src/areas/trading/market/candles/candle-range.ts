import { longestBar } from "@candlewise/market/timeframes";
import type { Second, Timeframe } from "@candlewise/market/types";
import type { PriceSource } from "../price-source.ts";

export const MAX_BARS = 5000;

const DAY_SECONDS = 86_400;

/** The second from which at least `count` bars open before `until`, if there are that many. */
export function beginningOf(
  prices: PriceSource,
  ticker: string,
  timeframe: Timeframe,
  count: number,
  until: Second,
): Second {
  const seconds = longestBar(timeframe);
  if (seconds > DAY_SECONDS) return until - (count + 1) * seconds;
  let missing = count;
  let last = until - 1;
  const oldest = prices.firstSecond(ticker);
  while (last >= oldest) {
    const { opensAt, closesAt } = prices.lastSession(ticker, last);
    const bars = Math.ceil((Math.min(until, closesAt) - opensAt) / seconds);
    if (bars >= missing) return opensAt + (bars - missing) * seconds;
    missing -= bars;
    last = opensAt - 1;
  }
  return oldest;
}

/** Whether more than `MAX_BARS` bars open in `[from, until)`. Scans only as far back as needed. */
export function isTooLong(
  prices: PriceSource,
  ticker: string,
  timeframe: Timeframe,
  from: Second,
  until: Second,
): boolean {
  const begin = Math.max(from, prices.firstSecond(ticker));
  const seconds = longestBar(timeframe);
  if (until - begin <= MAX_BARS * seconds) return false;
  // A market that is always open has the maximum number of bars in a range; others have fewer.
  return begin < beginningOf(prices, ticker, timeframe, MAX_BARS, until);
}
