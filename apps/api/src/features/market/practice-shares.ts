import type { PracticeMarket, Second } from "@candlewise/market/types";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { PracticeSessions } from "./practice-sessions.ts";

const KEPT = 2000;

/** Shares that one share of the market's beginning has become at a second. They split before the first trade of a session only. */
export type ShareCount = (ticker: string, at: Second) => number;

export function createShareCount(market: PracticeMarket, sessions: PracticeSessions): ShareCount {
  const kept = createBoundedCache<string, number>(KEPT);
  return (ticker, at) => {
    const { opensAt } = sessions.last(ticker, at);
    const key = `${ticker} ${opensAt}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const shares = market
      .corporateActions(ticker, market.beginsAt, opensAt + 1)
      .reduce((held, action) => (action.type === "split" ? (held * action.numerator) / action.denominator : held), 1);
    kept.set(key, shares);
    return shares;
  };
}
