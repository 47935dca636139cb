/** Cached data of this domain. */
export const rewardsTags = ["Rewards"] as const;
