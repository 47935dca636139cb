import type { CallResult } from "@candlewise/contracts/endpoint";
import { rewardsRoutes } from "@candlewise/contracts/rewards/routes";
import type { RewardsShapes } from "@candlewise/contracts/rewards/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const rewardsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof rewardsRoutes, RewardsShapes>(rewardsRoutes),
});

export type RewardCalendar = CallResult<RewardsShapes["getRewards"]>;
export type Reward = RewardCalendar["rewards"][number];

export const { useGetRewardsQuery, useClaimRewardMutation } = rewardsApi;
