import type { CallResult } from "@candlewise/contracts/endpoint";
import { challengesRoutes } from "@candlewise/contracts/challenges/routes";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const challengesApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof challengesRoutes, ChallengesShapes>(challengesRoutes),
});

export type ChallengeSummary = CallResult<ChallengesShapes["listChallenges"]>["challenges"][number];
export type Challenge = CallResult<ChallengesShapes["getChallenge"]>;
export type ChallengeDay = Challenge["days"][number];
export type ChallengeTask = CallResult<ChallengesShapes["getChallengeTask"]>;

export const {
  useListChallengesQuery,
  useGetChallengeQuery,
  useJoinChallengeMutation,
  useGetChallengeTaskQuery,
  useCompleteChallengeTaskMutation,
  useClaimChallengeRewardMutation,
} = challengesApi;
