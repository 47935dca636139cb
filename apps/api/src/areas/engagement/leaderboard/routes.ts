import type { leaderboardContract } from "@candlewise/contracts/leaderboard/schemas";
import type { Handlers, SignedInContext } from "#api/platform/http/endpoint.ts";
import { setParticipation } from "./participation.ts";
import { seeLeagueUpdates, seeRankUpdates } from "./see-updates.ts";
import {
  presentStanding,
  showClimb,
  showExperience,
  showLeague,
  showLeagueUpdates,
  showRankUpdates,
  viewOf,
  type LeagueNeeds,
} from "./show-league.ts";

export function leaderboardHandlers(deps: LeagueNeeds): Handlers<typeof leaderboardContract> {
  const own =
    <Result>(show: (deps: LeagueNeeds, context: SignedInContext, username: string) => Promise<Result>) =>
    async ({ query }: { query: { username: string } }, context: SignedInContext): Promise<Result> =>
      show(deps, context, query.username);
  return {
    getExperience: own(showExperience),
    getLeague: async ({ query }, context) => showLeague(deps, context, query.username),
    getStanding: own(async (_, context, username) => presentStanding(await viewOf(deps, context, username))),
    getClimb: own(showClimb),
    listLeagueUpdates: own(showLeagueUpdates),
    listRankUpdates: own(showRankUpdates),
    seeLeagueUpdates: async ({ query, body }, context) => seeLeagueUpdates(deps, context, query.username, body.week),
    seeRankUpdates: async ({ query, body }, context) => seeRankUpdates(deps, context, query.username, body.rank),
    setParticipation: async ({ body }, context) => setParticipation(deps, context, body.takes_part),
  };
}
