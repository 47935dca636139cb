import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ChallengesDependencies } from "./dependencies.ts";
import { loadOwn, stateOf } from "./show-challenges.ts";

/** A completed task of a challenge. */
export interface PastChallengeTask {
  readonly id: string;
  /** 0 to 100. */
  readonly score: number;
  /** The local day that it was credited to. */
  readonly date: string;
  readonly at: Date;
}

export async function pastChallengeTasks(db: Queryable, userId: string): Promise<PastChallengeTask[]> {
  const { rows } = await sql<PastChallengeTask>`
    select task_id as id, score::int, to_char(local_date, 'YYYY-MM-DD') as date, at
    from challenges_done where user_id = ${userId}`.execute(db);
  return rows;
}

/** What other features may ask about daily challenges. */
export interface ChallengePort {
  /** The learner's day, if a task of a challenge is open on it; null otherwise. */
  openDay(caller: Pick<SignedInContext, "userId" | "now">, challengeId: string): Promise<string | null>;
}

export const createChallengePort = (
  deps: Pick<ChallengesDependencies, "database" | "learnerSettings" | "content">,
): ChallengePort => ({
  async openDay(caller, challengeId) {
    const all = deps.content.list({ language: "en", hidden: NOTHING_HIDDEN });
    const challenge = all.find(({ id }) => id === challengeId);
    if (!challenge) return null;
    const [own, { time_zone: zone }] = await Promise.all([
      loadOwn(deps, caller, challengeId),
      deps.learnerSettings(caller.userId),
    ]);
    const { now, days } = stateOf(challenge, own, { at: caller.now(), zone });
    return days.some(({ status }) => status === "open") ? now.date : null;
  },
});
