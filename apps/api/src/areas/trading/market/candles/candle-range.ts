import type { Second, Timeframe } from "@candlewise/market/types";
import type { PriceSource } from "../price-source.ts";

export const MAX_BARS = 5000;

const DAY_SECONDS = 86_400;

const BAR_SECONDS: Readonly<Record<Timeframe, number>> = {
  "1s": 1,
  "5s": 5,
  "1m": 60,
  "5m": 300,
  "15m": 900,
  "30m": 1800,
  "1h": 3600,
  "4h": 14_400,
  "1d": DAY_SECONDS,
  "1w": 7 * DAY_SECONDS,
  // The longest month: a range of n such months holds at least n bars.
  "1M": 31 * DAY_SECONDS,
};

/** The second from which at least `count` bars open before `until`, if there are that many. */
export function beginningOf(
  prices: PriceSource,
  ticker: string,
  timeframe: Timeframe,
  count: number,
  until: Second,
): Second {
  const seconds = BAR_SECONDS[timeframe];
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
  const seconds = BAR_SECONDS[timeframe];
  if (until - begin <= MAX_BARS * seconds) return false;
  // A market that is always open has the maximum number of bars in a range; others have fewer.
  return begin < beginningOf(prices, ticker, timeframe, MAX_BARS, until);
}
