import type { CrossDirection, Price, QuoteSide } from "./types.ts";

const MILLION = 1_000_000;

/** 10 USD: prices from here on are quoted in cents, lower ones in 1e-4 USD. */
const CENTS_FROM = 100_000;
const CENT = 100;

/** The seller's price: half a spread below the mid price, rounded down to the quoted precision. Exact below 900,000 USD. */
export function bidOf(mid: Price, halfSpreadPpm: number): Price {
  const bid = Math.floor((mid * (MILLION - halfSpreadPpm)) / MILLION);
  return bid < CENTS_FROM ? bid : Math.floor(bid / CENT) * CENT;
}

/** The buyer's price: half a spread above the mid price, rounded up to the quoted precision. Exact below 900,000 USD. */
export function askOf(mid: Price, halfSpreadPpm: number): Price {
  const ask = Math.ceil((mid * (MILLION + halfSpreadPpm)) / MILLION);
  return ask <= CENTS_FROM ? ask : Math.ceil(ask / CENT) * CENT;
}

/** The price on one side. */
export function sideOf(side: QuoteSide, mid: Price, halfSpreadPpm: number): Price {
  if (side === "mid") return mid;
  return side === "bid" ? bidOf(mid, halfSpreadPpm) : askOf(mid, halfSpreadPpm);
}

/**
 * The mid price at which a side reaches a level: the lowest for `above`, the highest for `below`. Exact, since no side
 * falls when the mid price rises.
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
