import type { Context } from "../context.ts";
import { put, type Database } from "../database.ts";
import { SandboxError } from "../sandbox-error.ts";
import { wireTime } from "../clock.ts";
import { findCard } from "../orders/purchase.ts";
import { emit } from "../webhooks/emit.ts";

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly amount: number;
  readonly unit: string;
  readonly count: number;
  readonly trial_amount: number | null;
  readonly trial_days: number | null;
}

export interface Subscription {
  readonly id: string;
  readonly order_id: string;
  readonly customer_id: string;
  readonly email: string;
  readonly product_id: string;
  /** Billed from the next billing date on. */
  readonly next_product_id: string | null;
  readonly card_token: string;
  readonly status: "active" | "redemption" | "cancelled";
  readonly trial: 0 | 1;
  readonly started_at: number;
  readonly updated_at: number;
  /** Where the periods of the product are counted from, and how many have been paid. */
  readonly anchor: number;
  readonly term: number;
  /** Failed tries of the renewal that is due. */
  readonly tries: number;
  readonly paid_until: number;
  readonly next_charge_at: number | null;
  readonly cancel_requested_at: number | null;
  readonly cancelled_at: number | null;
  readonly cancel_code: string | null;
}

export type Change =
  | "active"
  | "renew"
  | "switch_product"
  | "scheduled_for_cancellation"
  | "restore"
  | "cancel"
  | "redemption"
  | "retry"
  | "order_update";

export function productOf(database: Database, id: string): Product {
  const product = database.get<Product>("select * from product where id = :id", { id });
  if (product === undefined) throw new SandboxError("2.01", [`There is no product ${id}.`]);
  return product;
}

export function subscriptionOf(database: Database, id: string): Subscription {
  const found = database.get<Subscription>("select * from subscription where id = :id", { id });
  if (found === undefined) throw new SandboxError("2.14", ["There is no such subscription."]);
  return found;
}

/** Stores a subscription and tells the shop. The caller has opened a transaction. */
export function saveSubscription(context: Context, subscription: Subscription, change: Change): Subscription {
  put(context.database, "subscription", subscription);
  emit(context, "subscription.updated.v2", { callback_type: change, ...presentSubscription(context, subscription) });
  return subscription;
}

/** What every call about a subscription answers, and its webhooks contain. */
export function presentSubscription({ database }: Context, subscription: Subscription) {
  const product = productOf(database, subscription.product_id);
  const { next_charge_at, next_product_id, cancel_requested_at, cancelled_at, cancel_code } = subscription;
  const ends =
    subscription.status === "cancelled" ? (cancelled_at ?? subscription.paid_until) : subscription.paid_until;
  return {
    subscription: {
      id: subscription.id,
      status: subscription.status,
      started_at: wireTime(subscription.started_at),
      updated_at: wireTime(subscription.updated_at),
      expired_at: wireTime(ends),
      trial: subscription.trial === 1,
      payment_type: findCard(database, subscription.card_token)?.method === "paypal-vault" ? "paypal-vault" : "card",
      ...(next_charge_at !== null && { next_charge_at: wireTime(next_charge_at) }),
      ...(next_product_id !== null && { next_product_id }),
      ...(cancel_requested_at !== null && { cancellation_requested_at: wireTime(cancel_requested_at) }),
      ...(cancelled_at !== null && { cancelled_at: wireTime(cancelled_at) }),
      ...(cancel_code !== null && { cancel_code }),
    },
    product: {
      product_id: product.id,
      name: product.name,
      amount: product.amount,
      currency: product.currency,
      trial: product.trial_days !== null,
      ...(product.trial_days !== null && {
        trial_period: product.trial_days * 1440,
        trial_amount: product.trial_amount,
        trial_currency: product.currency,
      }),
    },
    customer: { customer_account_id: subscription.customer_id, customer_email: subscription.email },
  };
}
