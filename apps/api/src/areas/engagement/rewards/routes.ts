import type { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { claimReward } from "./claim-reward.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { showRewards } from "./show-rewards.ts";

export function rewardsHandlers(deps: RewardsDependencies): Handlers<typeof rewardsContract> {
  return {
    getRewards: async (_, context) => showRewards(deps, context),
    claimReward: async ({ params, body }, context) => claimReward(deps, context, { calendar: params.id, ...body }),
  };
}
