/** Who bills a subscription. S3.05 */
export const PROVIDER_KINDS = ["apple_in_app", "android_in_app", "solidgate"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/**
 * `cancelling`: paid until the end of the period, and not renewed; `redemption`: a renewal failed and is tried again;
 * `cancelled`: ended by the learner or after the last try; `expired`: ended by itself.
 */
export const SUBSCRIPTION_STATES = ["active", "cancelling", "redemption", "paused", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What was asked of the provider and not yet confirmed by it. S4.07 */
export const PENDING_ACTIONS = ["none", "cancel", "restore"] as const;
export type PendingAction = (typeof PENDING_ACTIONS)[number];
