import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import type { ProviderSubscription } from "./payment-provider.ts";
import type { SubscriptionReply } from "./wire.ts";

/** A subscription in our words; null for one whose first payment has not succeeded. */
export function readSubscription({ subscription, product, customer }: SubscriptionReply): ProviderSubscription | null {
  const state = stateOf(subscription);
  if (state === null) return null;
  const { updated_at, expired_at, next_charge_at, trial } = subscription;
  const renewsAt = state === "active" ? (next_charge_at ?? null) : null;
  const paidUntil = expired_at ?? next_charge_at ?? updated_at;
  return {
    subscriptionId: subscription.id,
    customerId: customer.customer_account_id,
    state,
    productId: product.product_id ?? product.id ?? "",
    nextProductId: subscription.next_product_id ?? null,
    currency: product.currency,
    amountMinor: product.amount,
    startedAt: subscription.started_at ?? updated_at,
    paidUntil,
    renewsAt,
    trialEndsAt: trial ? paidUntil : null,
    nextTryAt: state === "redemption" ? (next_charge_at ?? null) : null,
    updatedAt: updated_at,
  };
}

type Told = SubscriptionReply["subscription"];

function stateOf({ status, cancellation_requested_at }: Told): SubscriptionState | null {
  if (status === "pending") return null;
  // It stays active until the end of what is paid.
  return status === "active" && cancellation_requested_at ? "cancelling" : status;
}
