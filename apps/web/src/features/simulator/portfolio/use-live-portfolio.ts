import { useMemo } from "react";
import { useFromQuotes, useLiveQuotes } from "#web/shared/quotes/use-quote.ts";
import type { Portfolio } from "../api.ts";
import { sortedHoldings, type HoldingSort } from "./holding-sort.ts";
import { livePortfolio, type LivePortfolio, type Weight } from "./live-portfolio.ts";

/** The portfolio at live prices. The component renders again with every price of a holding: for sums only. */
export function useLivePortfolio(portfolio: Portfolio): LivePortfolio {
  const quotes = useLiveQuotes();
  const tickers = portfolio.assets.map(({ ticker }) => ticker);
  useFromQuotes(tickers, (get) => tickers.map((ticker) => get(ticker)?.at ?? 0).join(","));
  return livePortfolio(portfolio, quotes.get);
}

/** The holdings in their order at live prices. The component renders again when the order or a weight, to a tenth of a percent, changes. */
export function useHoldings(portfolio: Portfolio, sort: HoldingSort): Weight[] {
  const tickers = portfolio.assets.map(({ ticker }) => ticker);
  const holdings = useFromQuotes(tickers, (get) =>
    sortedHoldings(portfolio, get, sort)
      .map(({ ticker, weight }) => `${ticker} ${weight.toFixed(1)}`)
      .join(","),
  );
  return useMemo(
    () =>
      (holdings === "" ? [] : holdings.split(",")).map((each) => {
        const [ticker = "", weight] = each.split(" ");
        return { ticker, weight: Number(weight) };
      }),
    [holdings],
  );
}
