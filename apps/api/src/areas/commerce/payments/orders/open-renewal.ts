import type { Transaction } from "#api/platform/database/database.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { ProviderOrder } from "../provider/payment-provider.ts";
import type { StoredOrder } from "../tables.ts";
import { findOrderOfSubscription, insertOrder, lockOrder, UNTOLD } from "./order-store.ts";

/** The subscription of a renewal is not known yet: its first order has not been applied. */
export class UnknownSubscription extends Error {
  override readonly name = "UnknownSubscription";
}

/**
 * The row of an order that the provider made: a renewal, on the terms of the subscription. Null for an order that belongs to no
 * subscription, or to somebody who has no account any more.
 */
export async function openRenewal(
  deps: PaymentsDependencies,
  transaction: Transaction,
  said: ProviderOrder,
  now: Date,
): Promise<StoredOrder | null> {
  const { subscriptionId, customerId: userId, orderId } = said;
  if (subscriptionId === null || (await deps.addresseeOf(transaction, userId)) === null) return null;
  const last = await findOrderOfSubscription(transaction, userId, subscriptionId);
  if (last === undefined)
    throw new UnknownSubscription(`No order of ${userId} began the subscription ${subscriptionId}.`);
  const billed = await deps.access.billedBy(transaction, userId, subscriptionId);
  await insertOrder(transaction, {
    ...last,
    ...UNTOLD,
    order_id: orderId,
    purpose: "renewal",
    is_open: false,
    is_one_click: false,
    product_id: billed?.productId ?? last.product_id,
    kind: billed?.kind ?? last.kind,
    total_minor: said.amountMinor,
    currency: said.currency,
    trial_days: null,
    refunded_minor: 0,
    ordered_at: now,
    asks: 0,
    ask_at: null,
  });
  return (await lockOrder(transaction, userId, orderId)) ?? null;
}
