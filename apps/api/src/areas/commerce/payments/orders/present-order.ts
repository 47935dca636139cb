import type { Order, OrderProgress } from "@candlewise/contracts/payments/schemas";
import { vatIn } from "@candlewise/domain/offers/vat";
import { reasonOfDecline } from "@candlewise/domain/payments/decline";
import { isSettled, outcomeOf } from "@candlewise/domain/payments/order-status";
import { withdrawUntil } from "@candlewise/domain/payments/withdrawal";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { StoredOrder } from "../tables.ts";

export function presentProgress(row: StoredOrder): OrderProgress {
  const outcome = outcomeOf(row.status);
  return {
    order_id: row.order_id,
    status: row.status,
    outcome,
    verify_url: outcome === "requires_action" ? row.verify_url : null,
    decline: outcome === "failed" ? reasonOfDecline(row.decline_code) : null,
  };
}

export const vatMinorOf = ({ total_minor, vat_percent }: Pick<StoredOrder, "total_minor" | "vat_percent">): number =>
  vat_percent === null ? 0 : vatIn(total_minor, Number(vat_percent));

/** Until when an order can be withdrawn from; null if it cannot. Renewals belong to the contract of the first order. */
export function withdrawalEnd(row: StoredOrder, now: Date): Date | null {
  if (row.purpose !== "purchase" || outcomeOf(row.status) !== "paid" || row.paid_at === null) return null;
  const until = withdrawUntil(row.paid_at, row.country);
  return until !== null && now < until ? until : null;
}

export const presentOrder = (
  { receiptKeys }: Pick<PaymentsDependencies, "receiptKeys">,
  row: StoredOrder,
  now: Date,
): Order => ({
  order_id: row.order_id,
  ordered_at: row.ordered_at.toISOString(),
  product_id: row.product_id ?? "",
  product_type: row.kind ?? "app",
  status: row.status,
  outcome: outcomeOf(row.status),
  currency: row.currency,
  total_minor: row.total_minor,
  vat_minor: vatMinorOf(row),
  refunded_minor: row.refunded_minor,
  payment_type: row.method,
  card: row.card_last4 === null ? null : { brand: row.card_brand ?? "", last4: row.card_last4 },
  is_renewal: row.purpose === "renewal",
  withdraw_until: withdrawalEnd(row, now)?.toISOString() ?? null,
  receipt_url: isSettled(row.status) && row.total_minor > 0 ? receiptUrl(receiptKeys, row) : null,
});

/** Relative to the public URL. */
export const receiptUrl = (
  keys: PaymentsDependencies["receiptKeys"],
  { user_id, order_id, paid_at }: Pick<StoredOrder, "user_id" | "order_id" | "paid_at">,
): string =>
  `/api/payments/receipts/${keys.keyOf(user_id, order_id)}/candlewise-${(paid_at ?? new Date(0)).toISOString().slice(0, 10)}.pdf`;
