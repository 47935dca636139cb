import type { Candle, PracticeMarket, Second, Timeframe } from "@candlewise/market/types";
import { setImmediate as breathe } from "node:timers/promises";
import { createBoundedCache } from "./bounded-cache.ts";
import type { PracticeSessions } from "./practice-sessions.ts";

/** About 100 bytes each. */
const BARS_KEPT = 200_000;

const DAY_SECONDS = 86_400;

/** Daily bars take about a millisecond each to make; so many of them are made before other calls get their turn. */
const DAYS_AT_ONCE = 14;

const OF_DAYS: ReadonlySet<Timeframe> = new Set(["1d", "1w", "1M"]);

/** Candles of the practice market, made a session at a time so that no chart keeps other calls waiting; whole sessions are kept. */
export function createPracticeCandles(market: PracticeMarket, sessions: PracticeSessions) {
  const kept = createBoundedCache<string, readonly Candle[]>(BARS_KEPT, ({ length }) => length);

  const ofSession = (ticker: string, timeframe: Timeframe, opensAt: Second, closesAt: Second): readonly Candle[] => {
    const key = `${ticker} ${timeframe} ${opensAt}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const candles = market.candles(ticker, timeframe, opensAt, closesAt);
    kept.set(key, candles);
    return candles;
  };

  const inSessions = async (ticker: string, timeframe: Timeframe, from: Second, until: Second) => {
    const parts: (readonly Candle[])[] = [];
    for (const { opensAt, closesAt } of sessions.between(ticker, from, until)) {
      if (opensAt >= from && closesAt <= until) parts.push(ofSession(ticker, timeframe, opensAt, closesAt));
      else parts.push(market.candles(ticker, timeframe, Math.max(from, opensAt), Math.min(until, closesAt)));
      await breathe();
    }
    return parts.flat();
  };

  return async (ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]> => {
    const begin = Math.max(from, market.beginsAt);
    if (until <= begin) return [];
    if (OF_DAYS.has(timeframe)) {
      for (let next = begin; next < until; next += DAYS_AT_ONCE * DAY_SECONDS) {
        // The market keeps whole days; bars of weeks and months are put together from them.
        market.candles(ticker, "1d", next, Math.min(until, next + DAYS_AT_ONCE * DAY_SECONDS));
        await breathe();
      }
      return market.candles(ticker, timeframe, begin, until);
    }
    const first = sessions.last(ticker, begin).opensAt;
    const isSplit = market.corporateActions(ticker, first + 1, until).some(({ type }) => type === "split");
    // What is kept of a session knows no later split.
    return isSplit ? market.candles(ticker, timeframe, begin, until) : inSessions(ticker, timeframe, begin, until);
  };
}
