import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import { challengeScore } from "@candlewise/domain/challenges/challenge";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { listDone, lockJoined, saveReward } from "./challenge-store.ts";
import type { ChallengesDependencies } from "./dependencies.ts";
import { findChallenge } from "./show-challenges.ts";

/**
 * Gives the coins of a finished challenge once; a repeat gets the same answer.
 * @throws AppError `not_found`, `challenge_not_joined`, `challenge_unfinished`
 */
export async function claimReward(
  deps: ChallengesDependencies,
  context: SignedInContext,
  id: string,
): Promise<CallResult<ChallengesShapes["claimChallengeReward"]>> {
  const challenge = findChallenge(deps, context, id);
  const { userId } = context;
  return deps.database.transaction(async (transaction) => {
    await deps.wallet.lock(transaction, userId);
    const joined = await lockJoined(transaction, userId, id);
    if (!joined) throw new AppError("challenge_not_joined");
    const done = await listDone(transaction, userId, id);
    const scores = challenge.days.flatMap((day) => done.find((each) => each.id === day.id)?.score ?? []);
    const score = challengeScore(scores);
    if (scores.length < challenge.days.length || score === null) throw new AppError("challenge_unfinished");
    if (joined.coins !== null) return { challenge_id: id, coins: joined.coins, score };
    const { coins } = challenge;
    const at = context.now();
    await deps.wallet.addCoins(transaction, userId, { source: "challenge", id, amount: coins, at });
    await saveReward(transaction, userId, { challengeId: id, coins, at });
    return { challenge_id: id, coins, score };
  });
}
