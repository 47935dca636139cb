import { useFromQuotes, useLiveQuotes } from "#web/shared/quotes/use-quote.ts";
import type { Portfolio } from "../api.ts";
import { livePortfolio, type LivePortfolio } from "./live-portfolio.ts";

/** The portfolio at live prices. The component renders again with every price of a holding: for sums only. */
export function useLivePortfolio(portfolio: Portfolio): LivePortfolio {
  const quotes = useLiveQuotes();
  const tickers = portfolio.assets.map(({ ticker }) => ticker);
  useFromQuotes(tickers, (get) => tickers.map((ticker) => get(ticker)?.at ?? 0).join(","));
  return livePortfolio(portfolio, quotes.get);
}

/** The tickers of the holdings, the largest first. */
export function useHoldingOrder(portfolio: Portfolio): string[] {
  const tickers = portfolio.assets.map(({ ticker }) => ticker);
  const order = useFromQuotes(tickers, (get) =>
    livePortfolio(portfolio, get)
      .positions.map(({ ticker }) => ticker)
      .join(","),
  );
  return order === "" ? [] : order.split(",");
}
