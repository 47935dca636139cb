import type { CallResult } from "@candlewise/contracts/endpoint";
import { marketRoutes } from "@candlewise/contracts/market/routes";
import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const marketApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof marketRoutes, MarketShapes>(marketRoutes),
});

export type AssetList = CallResult<MarketShapes["listAssets"]>;
export type ListedAsset = AssetList["assets"][number];
export type AssetPage = CallResult<MarketShapes["getAsset"]>;
export type Asset = AssetPage["asset"];
export type Session = AssetPage["session"];
export type NewsItem = CallResult<MarketShapes["listNews"]>["items"][number];

export const { useListAssetsQuery, useGetAssetQuery, useListNewsQuery, useGetMarketStripQuery } = marketApi;
