import type { RouteTable } from "../endpoint.ts";

/**
 * What can be traded, and at what prices. Every price is a decimal string in US dollars. Where the country hides crypto, its assets are
 * 404 and missing from lists; where it hides the simulator, every call here is 404.
 */
export const marketRoutes = {
  listAssets: {
    method: "GET",
    path: "/v2/assets/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The instruments of the market with quote, day's change and a sparkline; searched and filtered.",
    provides: ["Assets"],
    keepUnusedDataFor: 20,
  },
  getAsset: {
    method: "GET",
    path: "/v2/assets/{ticker}/",
    token: "default",
    owner: "self",
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
    errors: ["range_too_long"],
    summary: "Candles of one timeframe, oldest first, split-adjusted, up to now.",
    keepUnusedDataFor: 300,
    rateLimit: 240,
  },
  listNews: {
    method: "GET",
    path: "/v2/assets/{ticker}/news/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "What moved an instrument, newest first.",
    keepUnusedDataFor: 300,
  },
} as const satisfies RouteTable;
