import { leaderboardContract } from "@candlewise/contracts/leaderboard/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { countPoints } from "./award-points.ts";
import type { LeaderboardPorts } from "./dependencies.ts";
import { createGlobalRanks } from "./global-ranks.ts";
import { leaderboardHandlers } from "./routes.ts";
import { closeWeeksJob, pruneBoardsJob } from "./week-jobs.ts";

/** Weekly leagues: learners of one league and pace, at most thirty together, compare their points of the week. */
export function leaderboardModule(
  { database, clock, ids, outbox }: Pick<Platform, "database" | "clock" | "ids" | "outbox">,
  ports: LeaderboardPorts,
): FeatureModule {
  const deps = { database, clock, ids, outbox, ...ports };
  return {
    domain: "leaderboard",
    endpoints: endpointsOf(leaderboardContract, leaderboardHandlers({ ...deps, globalRanks: createGlobalRanks(deps) })),
    subscriptions: [countPoints(deps)],
    jobs: [closeWeeksJob(deps), pruneBoardsJob(deps)],
    personalData: personalTables(database, { leaderboard_standing: {}, leaderboard_member: {} }),
  };
}
