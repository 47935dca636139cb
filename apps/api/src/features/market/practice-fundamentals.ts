import { factsOf } from "@candlewise/market/instruments";
import type { PracticeMarket, Second } from "@candlewise/market/types";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { PracticeCloses } from "./practice-closes.ts";
import type { ShareCount } from "./practice-shares.ts";
import type { Fundamentals } from "./price-source.ts";

const SESSIONS_OF_THREE_YEARS = 756;
const QUARTER_SECONDS = 91 * 86_400;
const DOLLAR = 10_000;
const KEPT = 200;

/** What an instrument is worth and earns, reckoned from its prices so that the figures always fit them. */
export function createPracticeFundamentals(market: PracticeMarket, past: PracticeCloses, sharesOn: ShareCount) {
  const averages = createBoundedCache<string, number>(KEPT);

  /** Mean price of the three years before a quarter, in shares of `at`. */
  const averageBefore = (ticker: string, quarter: Second, at: Second, shares: number): number => {
    const key = `${ticker} ${quarter} ${shares}`;
    const known = averages.get(key);
    if (known !== undefined) return known;
    const closes = past.closes(ticker, SESSIONS_OF_THREE_YEARS, quarter, at);
    const average = closes.reduce((sum, { price }) => sum + price, 0) / Math.max(1, closes.length);
    averages.set(key, average);
    return average;
  };

  return (ticker: string, at: Second): Fundamentals => {
    const instrument = market.find(ticker);
    if (instrument === undefined) throw new RangeError(`No instrument is called ${ticker}.`);
    const shares = sharesOn(ticker, at);
    const marketValue = Math.round((market.quote(ticker, at).mid / DOLLAR) * instrument.unitsOutstanding * shares);
    const { earningsYield } = factsOf(ticker);
    // Results come once a quarter, so between two of them only the price moves its ratio to earnings.
    const quarter = Math.floor(at / QUARTER_SECONDS) * QUARTER_SECONDS;
    const earningsPerShare =
      earningsYield === null ? null : Math.round(averageBefore(ticker, quarter, at, shares) * earningsYield);
    return { marketValue, earningsPerShare };
  };
}
