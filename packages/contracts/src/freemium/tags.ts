/** Cache tags of this domain. */
export const freemiumTags = ["Freemium"] as const;
