import { offersRoutes } from "@candlewise/contracts/offers/routes";
import type { OffersShapes } from "@candlewise/contracts/offers/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const offersApi = api.injectEndpoints({ endpoints: endpointsOf<typeof offersRoutes, OffersShapes>(offersRoutes) });

export const { useListOffersQuery } = offersApi;
