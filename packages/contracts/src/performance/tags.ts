/** Cache tags of this domain. */
export const performanceTags = ["Performance"] as const;
