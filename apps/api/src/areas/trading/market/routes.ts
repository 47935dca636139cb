import type { marketContract } from "@candlewise/contracts/market/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { createAssetList, listAssets } from "./assets/list-assets.ts";
import { listCandles } from "./candles/list-candles.ts";
import { createMarketStrip, showMarketStrip } from "./assets/market-strip.ts";
import { listNews } from "./assets/list-news.ts";
import { createStatistics, showAsset } from "./assets/show-asset.ts";

export function marketHandlers(given: MarketDependencies): Handlers<typeof marketContract> {
  const { prices, timeSlices } = given;
  const deps = { ...given, assetList: createAssetList(prices, timeSlices), statistics: createStatistics(prices) };
  const strip = createMarketStrip(prices);
  return {
    listAssets: async ({ query }, context) => listAssets(deps, query, context),
    getAsset: async ({ params, query }, context) => showAsset(deps, params.ticker, query.locale, context),
    listCandles: async ({ params, query }, context) => listCandles(deps, params.ticker, query, context),
    getMarketStrip: async (_, context) => showMarketStrip({ ...deps, strip }, context),
    listNews: async ({ params, query }, context) => listNews(deps, params.ticker, query.before, context),
  };
}
