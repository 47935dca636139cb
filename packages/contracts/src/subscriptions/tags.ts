/** Cache tags of this domain. */
export const subscriptionsTags = ["Subscriptions", "Access"] as const;
