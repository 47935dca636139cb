import type { marketStreamContract } from "@candlewise/contracts/market/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { StreamHandlers } from "#api/platform/http/streams.ts";
import type { MarketDependencies } from "../dependencies.ts";
import { isShown } from "../visibility.ts";
import { createQuoteLoop } from "./quote-loop.ts";

/** Live quotes. A client that reconnects gets the current prices; missed prices are not replayed. */
export function quoteStreamHandlers(
  deps: Pick<MarketDependencies, "prices" | "clock">,
): StreamHandlers<typeof marketStreamContract> {
  const loop = createQuoteLoop(deps.prices, deps.clock);
  return {
    async followQuotes({ query }, { hidden }) {
      const tickers = query.tickers.filter((ticker) => {
        const instrument = deps.prices.find(ticker);
        return instrument !== undefined && isShown(instrument, hidden);
      });
      if (tickers.length === 0) throw new AppError("not_found");
      return (stream) => {
        // A slow client skips events: only the newest price counts.
        const stop = loop.follow({ tickers, take: (event) => stream.send("quotes", event, event.at) });
        stream.signal.addEventListener("abort", stop, { once: true });
      };
    },
  };
}
