import type { PaymentMethod } from "@candlewise/domain/payments/order-status";
import type { ProviderCard, ProviderOrder } from "./payment-provider.ts";
import type { OrderReply } from "./wire.ts";

/** An order in our words. `at` is used where the provider gives no time. */
export function readOrder(reply: OrderReply, at: Date): ProviderOrder {
  const { order, verify_url, error } = reply;
  const status = statusOf(reply);
  return {
    orderId: order.order_id,
    status,
    amountMinor: order.amount,
    currency: order.currency,
    refundedMinor: order.refunded_amount ?? 0,
    method: methodOf(reply),
    card: cardOf(reply),
    verifyUrl: status === "3ds_verify" ? (verify_url ?? null) : null,
    declineCode: status === "auth_failed" ? (error?.code ?? null) : null,
    subscriptionId: order.subscription_id ?? null,
    customerId: order.customer_account_id ?? "",
    updatedAt: latest(reply) ?? at,
  };
}

const disputesOf = ({ chargebacks, chargeback }: OrderReply) => [chargebacks ?? [], chargeback ?? []].flat();

function statusOf(reply: OrderReply): ProviderOrder["status"] {
  const { status, amount, refunded_amount } = reply.order;
  if (disputesOf(reply).length > 0) return "charged_back";
  switch (status) {
    case "3ds_verify":
    case "void_ok":
    case "auth_failed":
      return status;
    case "declined":
      return "auth_failed";
    case "auth_ok":
      // Nothing is settled of an order that only stores a card.
      return amount === 0 ? "settle_ok" : "auth_ok";
    case "refunded":
    case "settle_ok":
    case "partial_settled":
    case "approved":
      return refundOf(status, amount, refunded_amount ?? 0);
    default:
      return "processing";
  }
}

function refundOf(status: string, amount: number, refunded: number): ProviderOrder["status"] {
  if (refunded > 0 && refunded < amount) return "partial_refunded";
  return status === "refunded" || (refunded > 0 && refunded >= amount) ? "refunded" : "settle_ok";
}

function methodOf({ order: { payment_method, method } }: OrderReply): PaymentMethod | null {
  if (method?.startsWith("paypal")) return "PAYPAL";
  switch (payment_method) {
    case "card":
    case "token":
    case "network-token":
      return "CARD";
    case "apple-pay":
      return "APPLEPAY";
    case "google-pay":
      return "GOOGLEPAY";
    default:
      return null;
  }
}

/** The card of the last transaction that was charged to one: only then it has a token. */
function cardOf({ transactions }: OrderReply): ProviderCard | null {
  for (const { card, card_token } of Object.values(transactions ?? {}).toReversed()) {
    const token = card_token?.token ?? card?.card_token?.token;
    if (!card || token === undefined) continue;
    return {
      token,
      brand: card.brand ?? "",
      last4: card.number.slice(-4),
      expiryMonth: card.card_exp_month,
      expiryYear: card.card_exp_year,
    };
  }
  return null;
}

function latest(reply: OrderReply): Date | null {
  const transactions = Object.values(reply.transactions ?? {}).map(({ updated_at }) => updated_at);
  const times = [...transactions, ...disputesOf(reply).map(({ dispute_date }) => dispute_date)];
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
