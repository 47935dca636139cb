import type { PracticeMarket, Second } from "@candlewise/market/types";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { PracticeSessions } from "./sessions.ts";

/** Seconds between points: 39 points of an exchange session, 48 of a day of 24 hours, plus the current price. */
const STEP = { exchange: 600, crypto: 1800 } as const;
const CACHED_POINTS = 20_000;

/** See `PriceSource.sparkline`. Points on the grid are computed once. */
export function createPracticeSparkline(market: PracticeMarket, sessions: PracticeSessions) {
  const cache = createBoundedCache<string, number>(CACHED_POINTS);
  const priceAt = (ticker: string, at: Second): number => {
    const key = `${ticker} ${at}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const { mid } = market.quote(ticker, at);
    cache.set(key, mid);
    return mid;
  };
  return (ticker: string, at: Second): number[] => {
    const step = market.find(ticker)?.kind === "crypto" ? STEP.crypto : STEP.exchange;
    const { opensAt, closesAt } = sessions.last(ticker, at);
    const last = Math.min(at, closesAt - 1);
    const points: number[] = [];
    for (let second = opensAt; second < last; second += step) points.push(priceAt(ticker, second));
    const { mid, previousClose } = market.quote(ticker, last);
    // A session that has just begun has only one price, too few for a line.
    if (points.length === 0) points.push(previousClose);
    return [...points.slice(-47), mid];
  };
}
