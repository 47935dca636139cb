/** Cache tags of this domain. */
export const authTags = ["Session", "Sessions", "Security", "Passkeys"] as const;
