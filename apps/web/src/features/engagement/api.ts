import type { CallResult } from "@candlewise/contracts/endpoint";
import { engagementRoutes } from "@candlewise/contracts/engagement/routes";
import type { EngagementShapes } from "@candlewise/contracts/engagement/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const engagementApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof engagementRoutes, EngagementShapes>(engagementRoutes),
});

export type StreakCalendar = CallResult<EngagementShapes["getStreakCalendar"]>;
export type StreakProfile = CallResult<EngagementShapes["getStreakProfile"]>;

export const { useGetStreakCalendarQuery, useGetStreakProfileQuery, useActOnStreakMutation } = engagementApi;
