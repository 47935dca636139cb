import { api } from "#web/shared/api-client/api.ts";
import type { StreamState } from "#web/shared/api-client/event-stream.ts";
import type { Quote } from "#web/shared/quotes/quote-stream.ts";
import { useQuotes } from "#web/shared/quotes/use-quotes.ts";
import { useAppDispatch, type AppStore } from "#web/shared/state/store.ts";
import { marketApi, type Asset } from "./api.ts";

const { updateQueryData } = marketApi.util;

function renew(asset: Asset | undefined, quote: Quote | undefined): void {
  if (asset && quote && quote.at >= asset.quote.at) asset.quote = quote;
}

/** Puts new prices into every answer of the market that is kept. */
const keepQuotes =
  (quotes: readonly Quote[]) =>
  (dispatch: AppStore["dispatch"], getState: AppStore["getState"]): void => {
    const byTicker = new Map(quotes.map((quote) => [quote.ticker, quote]));
    for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState(), ["Assets"])) {
      if (endpointName === "listAssets") {
        const change = updateQueryData("listAssets", originalArgs, ({ assets }) => {
          for (const asset of assets) renew(asset, byTicker.get(asset.ticker));
        });
        dispatch(change);
      } else if (endpointName === "getAsset") {
        dispatch(updateQueryData("getAsset", originalArgs, ({ asset }) => renew(asset, byTicker.get(asset.ticker))));
      }
    }
  };

/** Keeps the prices of some instruments fresh, wherever they are shown; says how the stream is doing. */
export function useLiveAssets(tickers: readonly string[]): StreamState {
  const dispatch = useAppDispatch();
  return useQuotes(tickers, ({ quotes }) => dispatch(keepQuotes(quotes)));
}
