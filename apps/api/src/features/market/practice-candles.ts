import type { Candle, PracticeMarket, Second, Timeframe } from "@candlewise/market/types";
import { setImmediate as breathe } from "node:timers/promises";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { PracticeSessions } from "./practice-sessions.ts";

/** About 100 bytes each. */
const BARS_KEPT = 200_000;

/** Two weeks: daily bars take about a millisecond each to make, and other calls get their turn in between. */
const STRETCH = 14 * 86_400;

const OF_DAYS: ReadonlySet<Timeframe> = new Set(["1d", "1w", "1M"]);

/** Candles of the practice market, made in small parts so that no chart keeps other calls waiting; whole sessions are kept. */
export function createPracticeCandles(market: PracticeMarket, sessions: PracticeSessions) {
  const kept = createBoundedCache<string, readonly Candle[]>(BARS_KEPT, ({ length }) => length);
  const makeDays = createDayMaker(market);

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
      await makeDays(ticker, begin, until);
      return market.candles(ticker, timeframe, begin, until);
    }
    const first = sessions.last(ticker, begin).opensAt;
    const isSplit = market.corporateActions(ticker, first + 1, until).some(({ type }) => type === "split");
    // What is kept of a session knows no later split.
    return isSplit ? market.candles(ticker, timeframe, begin, until) : inSessions(ticker, timeframe, begin, until);
  };
}

/** Has the market make its daily bars, which it keeps, and of which bars of weeks and months are put together. */
function createDayMaker(market: PracticeMarket): (ticker: string, from: Second, until: Second) => Promise<void> {
  const made = new Map<string, Set<number>>();
  return async (ticker, from, until) => {
    const known = made.get(ticker) ?? new Set();
    made.set(ticker, known);
    for (let stretch = Math.floor(from / STRETCH); stretch * STRETCH < until; stretch++) {
      const end = (stretch + 1) * STRETCH;
      if (known.has(stretch)) continue;
      market.candles(ticker, "1d", stretch * STRETCH, Math.min(until, end));
      if (end <= until) known.add(stretch);
      await breathe();
    }
  };
}
