/** Cache tags of this domain. */
export const marketTags = ["Assets"] as const;
