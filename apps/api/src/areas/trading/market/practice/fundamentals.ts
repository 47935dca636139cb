import { factsOf } from "@candlewise/market/instruments";
import type { PracticeMarket, Second } from "@candlewise/market/types";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Fundamentals } from "../price-source.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";

const SESSIONS_OF_THREE_YEARS = 756;
const QUARTER_SECONDS = 91 * 86_400;
const DOLLAR = 10_000;
const KEPT = 200;

/** Market value and earnings of an instrument, computed from its prices so that the figures always match. */
export function createPracticeFundamentals(market: PracticeMarket, timeSlices: TimeSlices) {
  const averages = createBoundedCache<string, number>(KEPT);

  /** Mean price of the three years before a quarter, split-adjusted as of `at`. */
  const averageBefore = async (ticker: string, quarter: Second, at: Second, shares: number): Promise<number> => {
    const key = `${ticker} ${quarter} ${shares}`;
    const known = averages.get(key);
    if (known !== undefined) return known;
    const range = { count: SESSIONS_OF_THREE_YEARS, at: quarter, seenAt: at };
    const closes = await timeSlices.run(market.closeSteps(ticker, range));
    const average = closes.reduce((sum, { price }) => sum + price, 0) / Math.max(1, closes.length);
    averages.set(key, average);
    return average;
  };

  return async (ticker: string, at: Second): Promise<Fundamentals> => {
    const instrument = market.find(ticker);
    if (instrument === undefined) throw new RangeError(`No instrument is called ${ticker}.`);
    const shares = market.shares(ticker, at);
    const marketValue = Math.round((market.quote(ticker, at).mid / DOLLAR) * instrument.unitsOutstanding * shares);
    const { earningsYield } = factsOf(ticker);
    // Earnings change once a quarter, so within a quarter only the price moves the price/earnings ratio.
    const quarter = Math.floor(at / QUARTER_SECONDS) * QUARTER_SECONDS;
    const earningsPerShare =
      earningsYield === null ? null : Math.round((await averageBefore(ticker, quarter, at, shares)) * earningsYield);
    return { marketValue, earningsPerShare };
  };
}
