/** Cache tags of this domain. */
export const engagementTags = ["Streak"] as const;
