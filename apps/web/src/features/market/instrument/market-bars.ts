import type { BarSource, Timeframe } from "#web/modules/chart/chart-port.ts";
import { liveQuotes } from "#web/shared/quotes/live-quotes.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { marketApi } from "../api.ts";
import { NewestBar } from "./newest-bar.ts";

/** Bars of one call. */
const PAGE = 600;
const { listCandles } = marketApi.endpoints;

/** The bars of an instrument as the market has them, and as its quotes go on. */
export function marketBars(dispatch: AppStore["dispatch"], ticker: string): BarSource {
  const load = async (timeframe: Timeframe, until: number | null, limit: number) => {
    const query = { timeframe, limit, ...(until !== null && { until }) };
    const call = listCandles.initiate(
      { params: { ticker }, query },
      { subscribe: false, forceRefetch: until === null },
    );
    const { candles, has_older } = await dispatch(call).unwrap();
    return { bars: candles, hasOlder: has_older };
  };
  return {
    load: (timeframe, before) => load(timeframe, before, PAGE),
    follow: (timeframe, last, onBar) => {
      let isStopped = false;
      const newest = new NewestBar(timeframe, last, {
        load: async (count) => (await load(timeframe, null, count)).bars,
        onBar: (bar) => !isStopped && onBar(bar),
      });
      const quotes = liveQuotes(dispatch);
      const stop = quotes.follow([ticker], () => {
        const quote = quotes.get(ticker);
        if (quote) newest.take({ at: quote.at, price: Number(quote.price) });
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
