import type { CrossDirection, Price, QuoteSide } from "./types.ts";

const MILLION = 1_000_000;

/** What a seller gets: half a spread below the mid price, rounded down. Products stay exact below 900,000 USD. */
export function bidOf(mid: Price, halfSpreadPpm: number): Price {
  return Math.floor((mid * (MILLION - halfSpreadPpm)) / MILLION);
}

/** What a buyer pays: half a spread above the mid price, rounded up. */
export function askOf(mid: Price, halfSpreadPpm: number): Price {
  return Math.ceil((mid * (MILLION + halfSpreadPpm)) / MILLION);
}

/** The price of one side. */
export function sideOf(side: QuoteSide, mid: Price, halfSpreadPpm: number): Price {
  if (side === "mid") return mid;
  return side === "bid" ? bidOf(mid, halfSpreadPpm) : askOf(mid, halfSpreadPpm);
}

/**
 * The mid price at which a side reaches a level: the lowest for `above`, the highest for `below`. Exact, since each side rises with the mid
 * price.
 */
export function midThreshold(side: QuoteSide, direction: CrossDirection, level: Price, halfSpreadPpm: number): Price {
  if (side === "mid") return level;
  const sign = side === "bid" ? -1 : 1;
  let mid = Math.round((level * MILLION) / (MILLION + sign * halfSpreadPpm));
  const isReached = (candidate: Price): boolean => {
    const price = sideOf(side, candidate, halfSpreadPpm);
    return direction === "above" ? price >= level : price <= level;
  };
  const step = direction === "above" ? 1 : -1;
  while (isReached(mid)) mid -= step;
  while (!isReached(mid)) mid += step;
  return mid;
}
