/** Screens of the market that this feature leads to. */
export const MARKET_HREF = "/market";
export const instrumentHref = (ticker: string): string => `/market/${encodeURIComponent(ticker)}`;
