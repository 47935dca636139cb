import { chartRoutes } from "@candlewise/contracts/charts/routes";
import type { ChartShapes } from "@candlewise/contracts/charts/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const chartsApi = api.injectEndpoints({ endpoints: endpointsOf<typeof chartRoutes, ChartShapes>(chartRoutes) });
