/** Cache tags of this domain. */
export const privacyTags = ["Export", "Erasure"] as const;
