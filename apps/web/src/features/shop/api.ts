import { shopRoutes } from "@candlewise/contracts/shop/routes";
import type { ShopShapes } from "@candlewise/contracts/shop/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const shopApi = api.injectEndpoints({ endpoints: endpointsOf<typeof shopRoutes, ShopShapes>(shopRoutes) });

export const { useBuyAvatarMutation, useListSheetsQuery } = shopApi;
