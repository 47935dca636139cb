/** Screens of the market that this feature leads to. */
export const MARKET_HREF = "/simulator/market";
export const instrumentHref = (ticker: string): string => `${MARKET_HREF}/${encodeURIComponent(ticker)}`;
