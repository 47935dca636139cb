/** Cache tags of this domain. */
export const chartsTags = ["Drawings"] as const;
