import type { CallResult } from "@candlewise/contracts/endpoint";
import { leaderboardRoutes } from "@candlewise/contracts/leaderboard/routes";
import type { LeaderboardShapes } from "@candlewise/contracts/leaderboard/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const leaderboardApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof leaderboardRoutes, LeaderboardShapes>(leaderboardRoutes),
});

export type LeagueBoard = CallResult<LeaderboardShapes["getLeague"]>;
export type BoardRow = LeagueBoard["board"][number];
export type WeekResult = NonNullable<CallResult<LeaderboardShapes["listLeagueUpdates"]>["league_update"]>;

export const {
  useGetLeagueQuery,
  useListLeagueUpdatesQuery,
  useListRankUpdatesQuery,
  useSeeLeagueUpdatesMutation,
  useSeeRankUpdatesMutation,
  useSetParticipationMutation,
} = leaderboardApi;
