import type { CallResult } from "@candlewise/contracts/endpoint";
import { achievementsRoutes } from "@candlewise/contracts/achievements/routes";
import type { AchievementsShapes, Badge } from "@candlewise/contracts/achievements/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const achievementsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof achievementsRoutes, AchievementsShapes>(achievementsRoutes),
});

export type { Badge };
export type Achievements = CallResult<AchievementsShapes["listAchievements"]>;
export type Achievement = Achievements["achievements"][number];

export const {
  useListAchievementsQuery,
  useListRecentAchievementsQuery,
  useListUnseenAchievementsQuery,
  useSeeAchievementMutation,
} = achievementsApi;
