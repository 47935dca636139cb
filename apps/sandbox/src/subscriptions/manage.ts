import type { Context } from "../context.ts";
import { findCard } from "../orders/purchase.ts";
import { SandboxError } from "../sandbox-error.ts";
import { schedule, unschedule } from "../schedule.ts";
import { productOf, saveSubscription, subscriptionOf, type Subscription } from "./subscription.ts";

/** At the end of what is paid; at once if `force`, or if nothing more is paid. A repeat changes nothing. */
export function cancel(context: Context, id: string, force: boolean, code = "8.14"): Subscription {
  const { database, clock } = context;
  const subscription = subscriptionOf(database, id);
  if (subscription.status === "cancelled") return subscription;
  const now = clock.now();
  const asked = { cancel_requested_at: now, cancel_code: code, updated_at: now, next_charge_at: null };
  unschedule(database, "renew", id);
  if (force || subscription.status === "redemption") {
    unschedule(database, "end", id);
    return saveSubscription(context, { ...subscription, ...asked, status: "cancelled", cancelled_at: now }, "cancel");
  }
  if (subscription.cancel_requested_at !== null) return subscription;
  schedule(database, { kind: "end", ref: id, due_at: subscription.paid_until });
  return saveSubscription(context, { ...subscription, ...asked }, "scheduled_for_cancellation");
}

/** Renews again what was to end. */
export function restore(context: Context, id: string): Subscription {
  const { database, clock } = context;
  const subscription = subscriptionOf(database, id);
  if (subscription.status === "cancelled") throw new SandboxError("2.14", ["The subscription has ended."]);
  if (subscription.cancel_requested_at === null) return subscription;
  unschedule(database, "end", id);
  schedule(database, { kind: "renew", ref: id, due_at: subscription.paid_until });
  return saveSubscription(
    context,
    {
      ...subscription,
      updated_at: clock.now(),
      cancel_requested_at: null,
      cancel_code: null,
      next_charge_at: subscription.paid_until,
    },
    "restore",
  );
}

/** From the next billing date on; to the product it has takes a switch back. */
export function switchProduct(context: Context, id: string, productId: string): Subscription {
  const { database, clock } = context;
  const subscription = activeSubscription(context, id);
  const product = productOf(database, productId);
  if (product.currency !== productOf(database, subscription.product_id).currency) {
    throw new SandboxError("2.03", ["A subscription keeps its currency."]);
  }
  const next = productId === subscription.product_id ? null : productId;
  return saveSubscription(context, { ...subscription, next_product_id: next, updated_at: clock.now() }, "order_update");
}

export function updateToken(context: Context, id: string, token: string): Subscription {
  const { database, clock } = context;
  const subscription = activeSubscription(context, id);
  if (findCard(database, token)?.customer_id !== subscription.customer_id) throw new SandboxError("7.01");
  return saveSubscription(context, { ...subscription, card_token: token, updated_at: clock.now() }, "order_update");
}

function activeSubscription({ database }: Context, id: string): Subscription {
  const subscription = subscriptionOf(database, id);
  if (subscription.status === "cancelled") throw new SandboxError("2.14", ["The subscription has ended."]);
  return subscription;
}
