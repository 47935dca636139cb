import type { challengesContract } from "@candlewise/contracts/challenges/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { completeTask, showTask } from "./challenge-task.ts";
import { claimReward } from "./claim-reward.ts";
import type { ChallengesDependencies } from "./dependencies.ts";
import { joinChallenge, listChallenges, showChallenge } from "./show-challenges.ts";

export function challengesHandlers(deps: ChallengesDependencies): Handlers<typeof challengesContract> {
  return {
    listChallenges: async (_, context) => listChallenges(deps, context),
    getChallenge: async ({ params }, context) => showChallenge(deps, context, params.id),
    joinChallenge: async ({ params }, context) => joinChallenge(deps, context, params.id),
    getChallengeTask: async ({ params }, context) => showTask(deps, context, params.id),
    completeChallengeTask: async ({ params, body }, context) => completeTask(deps, context, params.id, body.score),
    claimChallengeReward: async ({ params }, context) => claimReward(deps, context, params.id),
  };
}
