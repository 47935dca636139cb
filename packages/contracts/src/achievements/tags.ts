/** Cached data of this domain. */
export const achievementsTags = ["Achievements"] as const;
