import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { requireOwnName, viewOf, type LeagueNeeds } from "./show-league.ts";
import { noteSeenRank, noteSeenWeek } from "./standing-store.ts";

/** Idempotent. A result that is newer than the seen one stays. */
export async function seeLeagueUpdates(deps: LeagueNeeds, context: SignedInContext, username: string, week: string) {
  await requireOwnName(deps, context, username);
  await noteSeenWeek(deps.database.kysely, context.userId, week);
  return { is_seen: true } as const;
}

/** Idempotent. */
export async function seeRankUpdates(deps: LeagueNeeds, context: SignedInContext, username: string, rank: number) {
  const { week } = await viewOf(deps, context, username);
  await noteSeenRank(deps.database.kysely, context.userId, week, rank);
  return { is_seen: true } as const;
}
