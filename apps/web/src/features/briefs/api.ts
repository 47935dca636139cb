import { briefsRoutes } from "@candlewise/contracts/briefs/routes";
import type { BriefsShapes } from "@candlewise/contracts/briefs/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export type { Brief } from "@candlewise/contracts/briefs/schemas";
export type ListedBrief = CallResult<BriefsShapes["listBriefs"]>["briefs"][number];

const briefsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof briefsRoutes, BriefsShapes>(briefsRoutes),
});

export const { useGetBriefQuery, useListBriefsQuery } = briefsApi;
