export const MARKET_PATH = "/simulator/market";
export const instrumentPath = (ticker: string): string => `${MARKET_PATH}/${encodeURIComponent(ticker)}`;
