import type { RouteTable } from "../endpoint.ts";
import type { StreamTable } from "../stream.ts";

/**
 * Instruments and prices. Every price is a decimal string in US dollars. Where the country hides crypto, crypto assets are
 * 404 and missing from lists.
 */
export const marketRoutes = {
  listAssets: {
    method: "GET",
    path: "/v2/assets/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "Instruments with quote, day change and sparkline. Supports search and filters.",
    provides: ["Assets"],
    keepUnusedDataFor: 20,
    cachedOffline: true,
  },
  getAsset: {
    method: "GET",
    path: "/v2/assets/{ticker}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary: "One instrument: profile, quote, session and statistics.",
    provides: ["Assets"],
    keepUnusedDataFor: 20,
  },
  listCandles: {
    method: "GET",
    path: "/v2/assets/{ticker}/candles/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["range_too_long"],
    summary: "Split-adjusted candles of one timeframe up to now, oldest first.",
    keepUnusedDataFor: 300,
    rateLimit: 240,
  },
  getMarketStrip: {
    method: "GET",
    path: "/v2/market-strip/",
    token: "none",
    owner: "public",
    hiddenWith: "simulator",
    errors: [],
    summary: "A few instruments of the practice market for visitors; none where prices come from a provider.",
    keepUnusedDataFor: 20,
    rateLimit: 600,
  },
  listNews: {
    method: "GET",
    path: "/v2/assets/{ticker}/news/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "News that moved an instrument, newest first.",
    keepUnusedDataFor: 300,
  },
} as const satisfies RouteTable;

export const marketStreams = {
  followQuotes: {
    path: "/v2/quotes/stream",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary:
      "Live quotes of the given instruments, once a second while their market is open. Unknown tickers are ignored.",
  },
} as const satisfies StreamTable;
