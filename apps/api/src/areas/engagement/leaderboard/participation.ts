import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { removeMember } from "./cohort-store.ts";
import type { LeaderboardDependencies } from "./dependencies.ts";
import { lockStandings, noteParticipation } from "./standing-store.ts";

/** A learner who leaves disappears from the cohort at once, with the points of the week, and keeps the league. Idempotent. */
export async function setParticipation(
  { database }: Pick<LeaderboardDependencies, "database">,
  { userId }: SignedInContext,
  takesPart: boolean,
): Promise<{ takes_part: boolean }> {
  await database.transaction(async (transaction) => {
    const cohortId = (await lockStandings(transaction, [userId])).get(userId)?.cohort_id;
    await noteParticipation(transaction, userId, takesPart);
    if (!takesPart && cohortId) await removeMember(transaction, cohortId, userId);
  });
  return { takes_part: takesPart };
}
