import { DAY_MS } from "../clock.ts";
import type { Context } from "../context.ts";
import { pay } from "../orders/pay.ts";
import { schedule, unschedule } from "../schedule.ts";
import { endOfPeriods } from "./periods.ts";
import { productOf, saveSubscription, subscriptionOf, type Subscription } from "./subscription.ts";

/** Days after the billing date on which a failed renewal is tried again. */
const RETRY_DAYS = [1, 3, 5];
/** Solidgate's code of a subscription that ended because it could not be charged. */
const NOT_PAID = "8.09";

/** Charges the period that begins, of the product that was switched to if there is one. */
export function renew(context: Context, id: string, now: number): void {
  const { database } = context;
  const subscription = subscriptionOf(database, id);
  const product = productOf(database, subscription.next_product_id ?? subscription.product_id);
  const { tries } = subscription;
  const order = pay(
    context,
    {
      order_id: `${id}-${subscription.paid_until / 1000}-${tries}`,
      origin: "renewal",
      customer_id: subscription.customer_id,
      email: subscription.email,
      description: product.name,
      amount: product.amount,
      currency: product.currency,
      product_id: product.id,
      subscription_id: id,
      return_url: null,
    },
    { cardToken: subscription.card_token, now, retry: tries },
  );
  const change = order.status === "settle_ok" ? extend(subscription, now) : miss(subscription, now);
  const next = order.status === "settle_ok" ? withProduct(change, product) : change;
  saveSubscription(context, next, changeNameOf(subscription, next));
  if (next.next_charge_at === null) unschedule(database, "renew", id);
  else schedule(database, { kind: "renew", ref: id, due_at: next.next_charge_at });
}

const extend = (subscription: Subscription, now: number): Subscription => ({
  ...subscription,
  status: "active",
  trial: 0,
  updated_at: now,
  term: subscription.term + 1,
  tries: 0,
});

/** The date to which the period just paid extends. A switched product is counted from its own first day. */
function withProduct(subscription: Subscription, product: { id: string; unit: string; count: number }): Subscription {
  const isSwitched = product.id !== subscription.product_id;
  const anchor = isSwitched ? subscription.paid_until : subscription.anchor;
  const term = isSwitched ? 1 : subscription.term;
  const paidUntil = endOfPeriods(anchor, product, term);
  return {
    ...subscription,
    product_id: product.id,
    next_product_id: null,
    anchor,
    term,
    paid_until: paidUntil,
    next_charge_at: paidUntil,
  };
}

function miss(subscription: Subscription, now: number): Subscription {
  const inDays = RETRY_DAYS[subscription.tries];
  if (inDays === undefined) {
    return {
      ...subscription,
      status: "cancelled",
      updated_at: now,
      next_charge_at: null,
      cancelled_at: now,
      cancel_code: NOT_PAID,
    };
  }
  return {
    ...subscription,
    status: "redemption",
    updated_at: now,
    tries: subscription.tries + 1,
    next_charge_at: subscription.paid_until + inDays * DAY_MS,
  };
}

function changeNameOf(before: Subscription, after: Subscription) {
  if (after.status === "cancelled") return "cancel";
  if (after.status === "redemption") return before.status === "redemption" ? "retry" : "redemption";
  return after.product_id === before.product_id ? "renew" : "switch_product";
}

/** A subscription that was not to be renewed is over. */
export function end(context: Context, id: string, now: number): void {
  unschedule(context.database, "end", id);
  const subscription = subscriptionOf(context.database, id);
  saveSubscription(context, { ...subscription, status: "cancelled", updated_at: now, cancelled_at: now }, "cancel");
}
