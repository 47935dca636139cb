import { wireTime } from "../clock.ts";
import type { Context } from "../context.ts";
import { errorBody, type Code } from "../sandbox-error.ts";
import { emit } from "../webhooks/emit.ts";
import { findCard, movementsOf, type Movement, type OrderStatus, type Purchase, type StoredCard } from "./purchase.ts";

/** Other methods than cards have their own words for two of the statuses. */
const WALLET_STATUSES: Partial<Record<OrderStatus, string>> = { settle_ok: "approved", auth_failed: "declined" };

const isWallet = (card: StoredCard | undefined): boolean => card?.method === "paypal-vault";

/** What every call about an order answers, and its webhooks contain. */
export function presentOrder({ database, url }: Context, purchase: Purchase) {
  const card = purchase.card_token === null ? undefined : findCard(database, purchase.card_token);
  const transactions = movementsOf(database, purchase.order_id).map((movement) => transactionOf(movement, card));
  const { verify_token, status, disputed_at, decline_code } = purchase;
  return {
    order: orderOf(purchase, card),
    transaction: transactions.at(-1),
    transactions: Object.fromEntries(transactions.map((transaction) => [transaction.id, transaction])),
    ...(status === "auth_failed" && { error: errorBody((decline_code ?? "0.01") as Code) }),
    ...(status === "3ds_verify" && { verify_url: `${url ?? ""}/3ds/${verify_token ?? ""}` }),
    ...(disputed_at !== null && { chargebacks: [chargebackOf(purchase, disputed_at)] }),
  };
}

const PAYMENT_TYPES = { form: undefined, api: "1-click", renewal: "recurring" } as const;

const orderOf = (purchase: Purchase, card: StoredCard | undefined) => ({
  order_id: purchase.order_id,
  order_description: purchase.description,
  amount: purchase.amount,
  currency: purchase.currency,
  refunded_amount: purchase.refunded,
  status: isWallet(card) ? (WALLET_STATUSES[purchase.status] ?? purchase.status) : purchase.status,
  payment_type: PAYMENT_TYPES[purchase.origin],
  ...(isWallet(card) ? { method: card?.method } : { payment_method: card?.method }),
  customer_account_id: purchase.customer_id,
  customer_email: purchase.email,
  product_id: purchase.product_id ?? undefined,
  subscription_id: purchase.subscription_id ?? undefined,
});

const chargebackOf = ({ order_id, amount, currency, refunded }: Purchase, disputedAt: number) => ({
  id: order_id,
  dispute_date: wireTime(disputedAt),
  settlement_date: wireTime(disputedAt),
  amount: amount - refunded,
  currency,
  type: "1st_chb",
  status: "init",
  reason_code: "10.4",
});

function transactionOf(movement: Movement, card: StoredCard | undefined) {
  const isPaid = movement.status === "success";
  return {
    id: movement.id,
    operation: movement.operation,
    status: movement.status,
    amount: movement.amount,
    currency: movement.currency,
    created_at: wireTime(movement.created_at),
    updated_at: wireTime(movement.created_at),
    // A card is stored when it was charged.
    ...(card?.method === "card" && { card: cardOf(card, isPaid) }),
    ...(card && isPaid && { card_token: { token: card.token, original_payment_method: card.method } }),
  };
}

const cardOf = (card: StoredCard, isPaid: boolean) => ({
  bin: card.bin,
  brand: card.brand,
  number: `${card.bin ?? ""}XXXXXX${card.last4 ?? ""}`,
  card_exp_month: String(card.exp_month).padStart(2, "0"),
  card_exp_year: card.exp_year,
  card_type: "DEBIT",
  country: "USA",
  ...(isPaid && { card_token: { token: card.token } }),
});

/** Tells the shop how an order stands. */
export function announceOrder(context: Context, purchase: Purchase): void {
  const card = purchase.card_token === null ? undefined : findCard(context.database, purchase.card_token);
  emit(context, isWallet(card) ? "alt_gate.order.updated" : "card_gate.order.updated", presentOrder(context, purchase));
}

export function announceChargeback(context: Context, purchase: Purchase): void {
  const { order } = presentOrder(context, purchase);
  emit(context, "card_gate.chargeback.received", {
    order,
    chargeback: chargebackOf(purchase, purchase.disputed_at ?? context.clock.now()),
  });
}
