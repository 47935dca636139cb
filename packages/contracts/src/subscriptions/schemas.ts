import {
  PENDING_ACTIONS,
  PROVIDER_KINDS,
  SUBSCRIPTION_STATES,
} from "@candlewise/domain/subscriptions/subscription-state";
import { z } from "zod";
import { EmailSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { BillingPeriodSchema, CurrencySchema, MinorSchema, ProductKindSchema } from "../offers/schemas.ts";
import { OrderProgressSchema } from "../payments/schemas.ts";
import { defineWebhooks } from "../webhook.ts";
import { subscriptionsRoutes, subscriptionsWebhooks } from "./routes.ts";

export const SubscriptionStateSchema = z.enum(SUBSCRIPTION_STATES);

export const SubscriptionSchema = z.strictObject({
  subscription_id: z.uuid(),
  provider: z.enum(PROVIDER_KINDS),
  product_type: ProductKindSchema,
  product_id: z.string(),
  state: SubscriptionStateSchema,
  pending_action: z.enum(PENDING_ACTIONS),
  currency: CurrencySchema,
  /** What the next renewal costs, VAT included. */
  total_minor: MinorSchema,
  period: BillingPeriodSchema,
  started_at: z.iso.datetime(),
  /** The end of what is paid for. */
  paid_until: z.iso.datetime(),
  /** Null if it is not renewed. */
  renews_at: z.iso.datetime().nullable(),
  /** Null outside a trial. */
  trial_ends_at: z.iso.datetime().nullable(),
  /** When a failed renewal is tried next; null unless the state is `redemption`. */
  next_try_at: z.iso.datetime().nullable(),
  /** The card that is charged; null if it is not one of a card. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  /** The product that it changes to at the end of the period; null if it stays. */
  next_product_id: z.string().nullable(),
  /** Where it is managed, if an app store bills it. */
  manage_url: z.url().nullable(),
});

const byUser = z.strictObject({ id: z.string().min(1, "User ID is required") });
const byId = z.strictObject({ id: z.uuid() });
const named = z.strictObject({ subscription_id: z.uuid() });
/** S7.23, S7.24: the new state, as plain text. */
const stateAsText = SubscriptionStateSchema;

export const subscriptionsContract = defineContract("subscriptions", subscriptionsRoutes, {
  listSubscriptions: {
    query: z.strictObject({ user_id: z.string().min(1, "User ID is required") }),
    response: z.strictObject({ subscriptions: z.array(SubscriptionSchema) }),
  },
  getAccess: {
    params: byUser,
    response: z.strictObject({
      /** Access to everything of the app. */
      has_access: z.boolean(),
      /** Until when, if it does not renew; null if it renews, or there is none. */
      until: z.iso.datetime().nullable(),
      /** Everything that is paid for, the app included. */
      products: z.array(ProductKindSchema),
    }),
  },
  getSubscriptionState: {
    params: byUser,
    response: z.strictObject({ state: z.enum([...SUBSCRIPTION_STATES, "none"]) }),
  },
  cancelSubscription: { body: named, response: stateAsText },
  restoreSubscription: { body: named, response: stateAsText },
  switchProduct: {
    params: byId,
    body: z.strictObject({ product_id: z.string().max(80) }),
    response: z.strictObject({ subscription: SubscriptionSchema }),
  },
  renewExpired: {
    params: byId,
    /** What the buyer saw as due now: the order is refused if it is no longer what is charged. */
    body: z.strictObject({ seen_total_minor: MinorSchema.optional() }),
    response: z.strictObject({ order: OrderProgressSchema }),
  },
  getPlanHolder: {
    response: z.strictObject({
      user_id: z.uuid(),
      /** `a•••@example.com` */
      email_hint: z.string(),
    }),
  },
  requestPlanLink: { body: z.strictObject({ email: EmailSchema }), response: z.strictObject({}) },
});

export const subscriptionsWebhookContract = defineWebhooks("subscriptions", subscriptionsWebhooks, {
  appleNotification: { event: z.object({ signedPayload: z.string() }) },
  googleNotification: {
    event: z.object({
      message: z.object({
        messageId: z.string(),
        /** JSON in base64. */
        data: z.string(),
      }),
    }),
  },
});

export type SubscriptionsShapes = typeof subscriptionsContract.shapes;
export type Subscription = z.output<typeof SubscriptionSchema>;
