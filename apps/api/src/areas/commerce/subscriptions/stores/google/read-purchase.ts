import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import { z } from "zod";
import { accountOf, minorDigits, type StoreSubscription } from "../store-subscription.ts";

const PriceSchema = z.object({
  currencyCode: z.string(),
  /** An integer of 64 bits as text; absent for 0. */
  units: z.coerce.number().default(0),
  nanos: z.number().default(0),
});

const ItemSchema = z.object({
  productId: z.string(),
  expiryTime: z.coerce.date(),
  autoRenewingPlan: z
    .object({ autoRenewEnabled: z.boolean().default(false), recurringPrice: PriceSchema.optional() })
    .optional(),
  offerDetails: z.object({ basePlanId: z.string().optional() }).optional(),
  offerPhase: z.object({ freeTrial: z.unknown().optional() }).optional(),
  deferredItemReplacement: z.object({ productId: z.string() }).optional(),
});

/** What Google Play says of a subscription (`purchases.subscriptionsv2`). */
export const PurchaseSchema = z.object({
  subscriptionState: z.string(),
  startTime: z.coerce.date().optional(),
  /** The purchase that this one continues, with another product or after a cancellation. */
  linkedPurchaseToken: z.string().optional(),
  acknowledgementState: z.string().optional(),
  externalAccountIdentifiers: z.object({ obfuscatedExternalAccountId: z.string().optional() }).optional(),
  lineItems: z.array(ItemSchema).default([]),
});

export type Purchase = z.output<typeof PurchaseSchema>;

export interface GoogleSubscription extends StoreSubscription {
  readonly formerId: string | null;
  /** The product to acknowledge; null if that is done. */
  readonly toAcknowledge: string | null;
}

/** A purchase in our words; null for one that is not paid. It was true at `readAt`, which is what orders the words of Google. */
export function readPurchase(
  purchase: Purchase,
  { token, readAt, products }: { token: string; readAt: Date; products: ReadonlyMap<string, string> },
): GoogleSubscription | null {
  const item = purchase.lineItems.toSorted((a, b) => b.expiryTime.getTime() - a.expiryTime.getTime())[0];
  const state = item && stateOf(purchase.subscriptionState, item, readAt);
  if (!state) return null;
  const { productId, expiryTime, offerPhase, deferredItemReplacement } = item;
  const price = item.autoRenewingPlan?.recurringPrice ?? NO_PRICE;
  const product = planOf(item, products);
  return {
    provider: "android_in_app",
    providerId: token,
    formerId: purchase.linkedPurchaseToken ?? null,
    userId: accountOf(purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId),
    currency: price.currencyCode,
    startedAt: purchase.startTime ?? readAt,
    toAcknowledge: purchase.acknowledgementState === "ACKNOWLEDGEMENT_STATE_PENDING" ? productId : null,
    told: {
      state,
      productId: product,
      nextProductId: deferredItemReplacement?.productId ?? product,
      amountMinor: minorOf(price),
      // While a renewal fails it is the end of the grace period.
      paidUntil: expiryTime,
      renewsAt: state === "active" ? expiryTime : null,
      trialEndsAt: offerPhase?.freeTrial !== undefined && !hasEnded({ state }) ? expiryTime : null,
      nextTryAt: null,
      updatedAt: readAt,
    },
  };
}

/** Of what was paid in advance, which Google tells no price of. */
const NO_PRICE = { currencyCode: "USD", units: 0, nanos: 0 };

function planOf({ productId, offerDetails }: z.output<typeof ItemSchema>, products: ReadonlyMap<string, string>) {
  const withPlan = `${productId}:${offerDetails?.basePlanId ?? ""}`;
  return products.has(withPlan) ? withPlan : productId;
}

function stateOf(state: string, item: z.output<typeof ItemSchema>, readAt: Date): SubscriptionState | null {
  switch (state) {
    case "SUBSCRIPTION_STATE_ACTIVE":
      return item.autoRenewingPlan?.autoRenewEnabled === true ? "active" : "cancelling";
    case "SUBSCRIPTION_STATE_CANCELED":
      return item.expiryTime > readAt ? "cancelling" : "cancelled";
    case "SUBSCRIPTION_STATE_IN_GRACE_PERIOD":
      return "redemption";
    case "SUBSCRIPTION_STATE_ON_HOLD":
    case "SUBSCRIPTION_STATE_PAUSED":
      return "paused";
    case "SUBSCRIPTION_STATE_EXPIRED":
      return "expired";
    default:
      return null;
  }
}

const minorOf = ({ currencyCode, units, nanos }: z.output<typeof PriceSchema>): number =>
  Math.round((units + nanos / 1e9) * 10 ** minorDigits(currencyCode));
