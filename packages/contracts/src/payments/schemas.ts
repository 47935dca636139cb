import { OFFER_SOURCES } from "@candlewise/domain/offers/product";
import { DECLINE_REASONS } from "@candlewise/domain/payments/decline";
import { ORDER_STATUSES, PAYMENT_METHODS } from "@candlewise/domain/payments/order-status";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { defineWebhooks } from "../webhook.ts";
import { CurrencySchema, MinorSchema, ProductKindSchema } from "../offers/schemas.ts";
import { paymentsFiles, paymentsRoutes, paymentsWebhooks } from "./routes.ts";

export const PaymentMethodSchema = z.enum(PAYMENT_METHODS);
export const OrderStatusSchema = z.enum(ORDER_STATUSES);
export const OrderOutcomeSchema = z.enum(["pending", "requires_action", "paid", "failed", "returned"]);

export const DeclineReasonSchema = z.enum(DECLINE_REASONS);

const orderId = z.string().max(80);

/** What the provider's script needs to show its form; the fields of the card never reach this server. */
export const PaymentFormSchema = z.strictObject({
  order_id: orderId,
  /** The script of the provider that shows the form. */
  script_url: z.url(),
  merchant_data: z.strictObject({ merchant: z.string(), signature: z.string(), paymentIntent: z.string() }),
});

export const OrderProgressSchema = z.strictObject({
  order_id: orderId,
  status: OrderStatusSchema,
  outcome: OrderOutcomeSchema,
  /** Where the buyer confirms the payment to the bank; null unless the outcome is `requires_action`. */
  verify_url: z.url().nullable(),
  /** Null unless the outcome is `failed`. */
  decline: DeclineReasonSchema.nullable(),
});

export const OrderSchema = z.strictObject({
  order_id: orderId,
  ordered_at: z.iso.datetime(),
  product_id: z.string(),
  product_type: ProductKindSchema,
  status: OrderStatusSchema,
  outcome: OrderOutcomeSchema,
  currency: CurrencySchema,
  total_minor: MinorSchema,
  vat_minor: MinorSchema,
  refunded_minor: MinorSchema,
  payment_type: PaymentMethodSchema.nullable(),
  /** Null unless paid with a card. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  is_renewal: z.boolean(),
  /** Until when the buyer can withdraw; null where no such right exists, or it has ended. */
  withdraw_until: z.iso.datetime().nullable(),
  /** The address of the PDF; null until paid. */
  receipt_url: z.string().nullable(),
});

export const CardSchema = z.strictObject({
  id: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  /** `MM/YY` */
  expires: z.string(),
  is_primary: z.boolean(),
  is_expired: z.boolean(),
});

const cardParams = z.strictObject({ card_id: z.uuid() });
const orderParams = z.strictObject({ order_id: orderId });
const ofUser = z.strictObject({ user_id: z.string().min(1, "User ID is required") });
const cardList = z.strictObject({ cards: z.array(CardSchema) });
const progress = z.strictObject({ order: OrderProgressSchema });

/** What is bought, and what the buyer agreed to on the page. */
const purchase = z.strictObject({
  user_id: z.string().min(1, "User ID is required"),
  offer_id: z.uuid(),
  pricing_id: z.uuid(),
  /** Where the offer was shown. */
  source: z.enum(OFFER_SOURCES).optional(),
  /** What the buyer saw as due now: the order is refused if it is no longer what is charged. */
  seen_total_minor: MinorSchema.optional(),
  /** The buyer asked for access before the time to withdraw is over. Stored with the order. */
  wants_immediate_start: z.boolean().optional(),
  /** Of the business that buys, with the letters of its country. It is printed on the receipts; price and VAT stay the same. */
  vat_number: z.string().max(40).optional(),
});

/** Amounts by currency; a currency without any is left out. */
const amounts = z.array(z.strictObject({ currency: CurrencySchema, amount_minor: MinorSchema }));

export const RevenueSchema = z.strictObject({
  as_of: z.iso.datetime(),
  is_test: z.boolean(),
  /** Subscriptions that will renew, each as a month's price. */
  monthly: amounts,
  subscriptions: z.strictObject({
    active: z.int(),
    cancelling: z.int(),
    redemption: z.int(),
    /** In the last 30 days. */
    new: z.int(),
    churned: z.int(),
    recovered: z.int(),
  }),
  refunds: amounts,
  chargebacks: amounts,
  /** Balances of the accounts of the ledger; they sum to zero in each currency. */
  ledger: z.array(z.strictObject({ account: z.string(), currency: CurrencySchema, balance_minor: z.int() })),
  /** Orders whose status the provider has not told. */
  waiting_orders: z.int(),
  oldest_waiting_at: z.iso.datetime().nullable(),
  webhooks: z.strictObject({ received: z.int(), last_at: z.iso.datetime().nullable() }),
});

const OperatorOrderSchema = OrderSchema.extend({ user_id: z.uuid(), username: z.string().nullable() });

export const paymentsContract = defineContract("payments", paymentsRoutes, {
  createPaymentForm: { body: purchase, response: PaymentFormSchema },
  getPaymentFormStatus: { params: orderParams, query: ofUser, response: progress },
  buyWithOneClick: { body: purchase, response: progress },
  getPaymentType: { response: z.strictObject({ payment_type: PaymentMethodSchema.nullable() }) },
  listPayments: { response: z.strictObject({ orders: z.array(OrderSchema) }) },
  withdraw: { params: orderParams, body: z.strictObject({}), response: z.strictObject({ order: OrderSchema }) },
  listCardsOfUser: { query: ofUser, response: cardList },
  listCards: { response: cardList },
  getCard: { params: cardParams, response: CardSchema },
  addCard: { body: z.strictObject({}), response: PaymentFormSchema },
  getCardOrderStatus: { params: orderParams, response: progress },
  makeCardPrimary: { params: cardParams, body: z.strictObject({}), response: cardList },
  deleteCard: { params: cardParams, response: cardList },
  getRevenue: { response: RevenueSchema },
  listAllOrders: {
    query: z.strictObject({ waiting: z.enum(["true", "false"]).optional(), before: z.iso.datetime().optional() }),
    response: z.strictObject({ orders: z.array(OperatorOrderSchema), next: z.iso.datetime().nullable() }),
  },
  refundOrder: {
    params: orderParams,
    body: z.strictObject({ amount_minor: MinorSchema.positive().optional(), reason: z.string().min(3).max(500) }),
    response: z.strictObject({ order: OperatorOrderSchema }),
  },
});

export const paymentsFileContract = defineFiles("payments", paymentsFiles, {
  getReceipt: { params: z.strictObject({ key: z.string().max(120), name: z.string().max(120) }) },
});

export const paymentsWebhookContract = defineWebhooks("payments", paymentsWebhooks, {
  solidgateEvent: { event: z.unknown() },
});

export type PaymentsShapes = typeof paymentsContract.shapes;
export type PaymentForm = z.output<typeof PaymentFormSchema>;
export type OrderProgress = z.output<typeof OrderProgressSchema>;
export type Order = z.output<typeof OrderSchema>;
export type Card = z.output<typeof CardSchema>;
export type DeclineReason = z.output<typeof DeclineReasonSchema>;
export type Revenue = z.output<typeof RevenueSchema>;
