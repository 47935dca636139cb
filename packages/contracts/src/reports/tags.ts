/** Cache tags of this domain. */
export const reportsTags = ["Reports"] as const;
