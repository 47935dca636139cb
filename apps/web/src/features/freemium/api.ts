import { freemiumRoutes } from "@candlewise/contracts/freemium/routes";
import type { FreemiumShapes } from "@candlewise/contracts/freemium/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const freemiumApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof freemiumRoutes, FreemiumShapes>(freemiumRoutes),
});
