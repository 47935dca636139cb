/** Cache tags of this domain. */
export const offersTags = ["Offers"] as const;
