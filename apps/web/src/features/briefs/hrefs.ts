export const MARKET_NEWS = "/market-news";
export const briefHref = (id: string): string => `${MARKET_NEWS}/${encodeURIComponent(id)}`;
