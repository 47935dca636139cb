import { z } from "zod";

/** `YYYY-MM-DD HH:MM:SS`, in UTC. */
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}Z`));

/** Empty where nothing is refused. The API answers an object, some of its documents show a list. */
const error = z.object({ code: z.string(), messages: z.unknown() });
export const ErrorSchema = z.object({
  error: z.union([
    error,
    z
      .array(error)
      .min(1)
      .transform(([first]) => first!),
  ]),
});

const cardToken = z.object({ token: z.string() });
const card = z.object({
  brand: z.string().nullish(),
  number: z.string(),
  card_exp_month: z.coerce.number().int().min(1).max(12),
  card_exp_year: z.coerce.number().int(),
  card_token: cardToken.nullish(),
});
const transaction = z.object({
  updated_at: time.nullish(),
  card: card.nullish(),
  card_token: cardToken.nullish(),
});
const chargeback = z.object({ dispute_date: time.nullish() });

/** What every call about an order answers, and its webhooks contain. Of many fields those that matter here. */
export const OrderReplySchema = z.object({
  order: z.object({
    order_id: z.string(),
    status: z.string(),
    amount: z.int(),
    currency: z.string(),
    refunded_amount: z.coerce.number().int().nullish(),
    payment_method: z.string().nullish(),
    /** Of the alternative methods. */
    method: z.string().nullish(),
    subscription_id: z.string().nullish(),
    customer_account_id: z.string().nullish(),
  }),
  error: error.nullish(),
  transactions: z.record(z.string(), transaction).nullish(),
  chargebacks: z.union([z.array(chargeback), chargeback]).nullish(),
  /** In the webhook about it. */
  chargeback: chargeback.nullish(),
  verify_url: z.url().nullish(),
});
export type OrderReply = z.output<typeof OrderReplySchema>;

export const SubscriptionReplySchema = z.object({
  subscription: z.object({
    id: z.string(),
    status: z.enum(["pending", "active", "redemption", "paused", "cancelled", "expired"]),
    started_at: time.nullish(),
    updated_at: time,
    expired_at: time.nullish(),
    next_charge_at: time.nullish(),
    trial: z.boolean(),
    cancellation_requested_at: time.nullish(),
    next_product_id: z.string().nullish(),
  }),
  product: z.object({
    product_id: z.string().optional(),
    /** In answers of the status call. */
    id: z.string().optional(),
    amount: z.int(),
    currency: z.string(),
  }),
  customer: z.object({ customer_account_id: z.string() }),
});
export type SubscriptionReply = z.output<typeof SubscriptionReplySchema>;
