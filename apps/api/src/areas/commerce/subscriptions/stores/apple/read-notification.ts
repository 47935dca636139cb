import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import { z } from "zod";
import { accountOf, minorDigits, type StoreSubscription } from "../store-subscription.ts";
import type { AppleNotification } from "./decode-notification.ts";

/** Those that carry the latest transaction of a subscription. Others tell of requests, prices and single purchases. */
const MIRRORED: ReadonlySet<string> = new Set([
  "SUBSCRIBED",
  "DID_RENEW",
  "DID_CHANGE_RENEWAL_PREF",
  "DID_CHANGE_RENEWAL_STATUS",
  "OFFER_REDEEMED",
  "DID_FAIL_TO_RENEW",
  "GRACE_PERIOD_EXPIRED",
  "EXPIRED",
  "RENEWAL_EXTENDED",
  "REVOKE",
]);
/** Those that carry the transaction that they are about, which may be an earlier one. */
const REFUNDS: ReadonlySet<string> = new Set(["REFUND", "REFUND_REVERSED"]);

/** Apple's words for the state of a subscription. */
const STATUS = { active: 1, expired: 2, billingRetry: 3, gracePeriod: 4, revoked: 5 } as const;

const TransactionSchema = z.object({
  originalTransactionId: z.string(),
  productId: z.string(),
  expiresDate: z.number(),
  originalPurchaseDate: z.number(),
  appAccountToken: z.string().optional(),
  currency: z.string(),
  price: z.number().default(0),
  offerDiscountType: z.string().optional(),
  revocationDate: z.number().optional(),
  /** An upgrade has replaced it. */
  isUpgraded: z.boolean().default(false),
});

const RenewalSchema = z.object({
  autoRenewProductId: z.string().optional(),
  autoRenewStatus: z.number().default(1),
  /** The end of the latest period. */
  renewalDate: z.number().optional(),
  renewalPrice: z.number().optional(),
  gracePeriodExpiresDate: z.number().optional(),
});

const StatusSchema = z.object({
  signedDate: z.number(),
  status: z.number(),
  transaction: TransactionSchema,
  renewal: RenewalSchema.prefault({}),
});
const NotificationSchema = StatusSchema.extend({ type: z.string() });
type Status = z.output<typeof StatusSchema>;

/** What Apple answers of a subscription, in its words. */
export type AppleStatus = Omit<AppleNotification, "id" | "type">;

/** What a notification says of a subscription; null if it says nothing that matters here. */
export function readNotification(notification: AppleNotification): StoreSubscription | null {
  const { data } = NotificationSchema.safeParse(notification);
  return data && isAboutLatest(data) ? subscriptionOf(data) : null;
}

/** The same for what Apple answers: always the latest transaction. */
export function readStatus(status: AppleStatus): StoreSubscription | null {
  const { data } = StatusSchema.safeParse(status);
  return data ? subscriptionOf(data) : null;
}

function isAboutLatest({ type, transaction, renewal }: z.output<typeof NotificationSchema>): boolean {
  if (transaction.isUpgraded) return false;
  // Later periods stay paid for when an earlier one is given back.
  return REFUNDS.has(type) ? transaction.expiresDate >= (renewal.renewalDate ?? 0) : MIRRORED.has(type);
}

function stateOf({ status, transaction, renewal }: Status): SubscriptionState | null {
  if (status === STATUS.revoked || transaction.revocationDate !== undefined) return "cancelled";
  switch (status) {
    case STATUS.active:
      return renewal.autoRenewStatus === 0 ? "cancelling" : "active";
    case STATUS.gracePeriod:
      return "redemption";
    case STATUS.billingRetry:
      // Apple tries for 60 days, without access.
      return "paused";
    case STATUS.expired:
      return "expired";
    default:
      return null;
  }
}

function subscriptionOf(said: Status): StoreSubscription | null {
  const state = stateOf(said);
  if (state === null) return null;
  const { signedDate, transaction, renewal } = said;
  const { originalTransactionId, productId, expiresDate, currency, price } = transaction;
  const graceUntil = state === "redemption" ? renewal.gracePeriodExpiresDate : undefined;
  const isTrial = transaction.offerDiscountType === "FREE_TRIAL" && !hasEnded({ state });
  return {
    provider: "apple_in_app",
    providerId: originalTransactionId,
    userId: accountOf(transaction.appAccountToken),
    currency,
    startedAt: new Date(transaction.originalPurchaseDate),
    told: {
      state,
      productId,
      // Without a planned change it is the current product.
      nextProductId: renewal.autoRenewProductId ?? null,
      amountMinor: minorOf(renewal.renewalPrice ?? price, currency),
      paidUntil: new Date(graceUntil ?? expiresDate),
      renewsAt: state === "active" ? new Date(renewal.renewalDate ?? expiresDate) : null,
      trialEndsAt: isTrial ? new Date(expiresDate) : null,
      nextTryAt: null,
      updatedAt: new Date(signedDate),
    },
  };
}

/** Apple's prices are in thousandths of a unit. */
const minorOf = (price: number, currency: string): number => Math.round((price / 1000) * 10 ** minorDigits(currency));
