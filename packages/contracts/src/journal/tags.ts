/** Cache tags of this domain. */
export const journalTags = ["Journal"] as const;
