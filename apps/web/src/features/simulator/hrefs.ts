/** Screens of the market that this feature leads to. */
export const MARKET_HREF = "/simulator/market";
/** Orders that ended. */
export const HISTORY_HREF = "/simulator/activity?view=ended";
export const instrumentHref = (ticker: string): string => `${MARKET_HREF}/${encodeURIComponent(ticker)}`;
