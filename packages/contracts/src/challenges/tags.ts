/** Cached data of this domain. */
export const challengesTags = ["Challenges", "ChallengeTask"] as const;
