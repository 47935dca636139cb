import type { PracticeMarket, Second } from "@candlewise/market/types";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { PracticeSessions } from "./practice-sessions.ts";

/** Of an exchange session 39 points and the present, of 24 hours 48. */
const STEP = { exchange: 600, crypto: 1800 } as const;
const DAY_SECONDS = 86_400;
const POINTS_KEPT = 20_000;

/** See `PriceSource.sparkline`. Points that lie on the grid are made once. */
export function createPracticeSparkline(market: PracticeMarket, sessions: PracticeSessions) {
  const kept = createBoundedCache<string, number>(POINTS_KEPT);
  const priceAt = (ticker: string, at: Second): number => {
    const key = `${ticker} ${at}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { mid } = market.quote(ticker, at);
    kept.set(key, mid);
    return mid;
  };
  return (ticker: string, at: Second): number[] => {
    const isCrypto = market.find(ticker)?.kind === "crypto";
    const step = isCrypto ? STEP.crypto : STEP.exchange;
    const { opensAt, closesAt } = sessions.last(ticker, at);
    const last = Math.min(at, closesAt - 1);
    const first = isCrypto ? Math.floor((last - DAY_SECONDS) / step + 1) * step : opensAt;
    const points: number[] = [];
    for (let second = first; second < last; second += step) points.push(priceAt(ticker, second));
    const { mid, previousClose } = market.quote(ticker, last);
    // A session that has just begun has one price, which is no line.
    if (points.length === 0) points.push(previousClose);
    return [...points.slice(-47), mid];
  };
}
