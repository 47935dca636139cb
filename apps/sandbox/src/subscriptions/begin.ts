import { DAY_MS } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Purchase } from "../orders/purchase.ts";
import { savePurchase } from "../orders/purchase.ts";
import { schedule } from "../schedule.ts";
import { endOfPeriods } from "./periods.ts";
import { productOf, saveSubscription, type Product } from "./subscription.ts";

/** What is charged first. */
export const firstPriceOf = ({ amount, trial_amount }: Product): number => trial_amount ?? amount;

/** Begins the subscription that an order bought; an order of something else is returned as it is. */
export function beginSubscription(context: Context, purchase: Purchase): Purchase {
  const { database, ids } = context;
  if (purchase.product_id === null || purchase.subscription_id !== null || purchase.card_token === null)
    return purchase;
  const product = productOf(database, purchase.product_id);
  const now = purchase.updated_at;
  const trialEnd = product.trial_days === null ? null : now + product.trial_days * DAY_MS;
  const paidUntil = trialEnd ?? endOfPeriods(now, product, 1);
  const bought: Purchase = { ...purchase, subscription_id: ids() };
  savePurchase(database, bought);
  const subscription = saveSubscription(
    context,
    {
      id: bought.subscription_id ?? "",
      order_id: purchase.order_id,
      customer_id: purchase.customer_id,
      email: purchase.email,
      product_id: product.id,
      next_product_id: null,
      card_token: purchase.card_token,
      status: "active",
      trial: trialEnd === null ? 0 : 1,
      started_at: now,
      updated_at: now,
      anchor: trialEnd ?? now,
      term: trialEnd === null ? 1 : 0,
      tries: 0,
      paid_until: paidUntil,
      next_charge_at: paidUntil,
      cancel_requested_at: null,
      cancelled_at: null,
      cancel_code: null,
    },
    "active",
  );
  schedule(database, { kind: "renew", ref: subscription.id, due_at: paidUntil });
  return bought;
}
