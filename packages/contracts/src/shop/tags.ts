/** Cached data of this domain. */
export const shopTags = ["Sheets"] as const;
