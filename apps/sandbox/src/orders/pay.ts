import { DAY_MS } from "../clock.ts";
import type { Context } from "../context.ts";
import { SandboxError } from "../sandbox-error.ts";
import { schedule, unschedule } from "../schedule.ts";
import { beginSubscription } from "../subscriptions/begin.ts";
import { announceOrder } from "./present-order.ts";
import { findCard, findPurchase, saveMovement, savePurchase, type Movement, type Purchase } from "./purchase.ts";
import { verdictOf, type Behavior, type Verdict } from "./test-cards.ts";

const DISPUTE_AFTER_DAYS = 10;

export type NewOrder = Omit<
  Purchase,
  "status" | "verify_token" | "decline_code" | "refunded" | "disputed_at" | "created_at" | "updated_at" | "card_token"
>;

interface Payment {
  readonly cardToken: string;
  readonly now: number;
  /** Of a renewal: how often it has been tried before. */
  readonly retry?: number;
  /** Reserves the amount only. */
  readonly isAuth?: boolean;
}

/** Charges an order, or declines it, or asks the buyer to confirm. The caller has opened a transaction. */
export function pay(
  context: Context,
  order: NewOrder,
  { cardToken, now, retry = 0, isAuth = false }: Payment,
): Purchase {
  const { database, ids, options } = context;
  const card = findCard(database, cardToken);
  if (card === undefined) throw new SandboxError("7.01");
  const known = findPurchase(database, order.order_id);
  if (known !== undefined && (order.origin !== "form" || known.status !== "auth_failed"))
    throw new SandboxError("5.06");
  const isBuyerPresent = order.origin !== "renewal";
  const verdict = verdictOf(card.behavior as Behavior, { isBuyerPresent, retry });
  const base: Purchase = {
    ...order,
    status: "processing",
    card_token: cardToken,
    verify_token: null,
    decline_code: null,
    refunded: 0,
    disputed_at: null,
    created_at: known?.created_at ?? now,
    updated_at: now,
  };
  savePurchase(database, base);
  // Told of first, as at Solidgate, so that a shop must be able to take it after the outcome.
  if (order.origin !== "renewal") announceOrder(context, base);
  switch (verdict) {
    case "confirm":
      return record(context, { ...base, status: "3ds_verify", verify_token: ids() }, movementOf(base, "pay", "verify"));
    case "late":
      schedule(database, { kind: "settle", ref: base.order_id, due_at: now + options.lateMs });
      return base;
    case "approved":
    case "disputed":
      if (verdict === "disputed" && !isAuth) {
        schedule(database, { kind: "dispute", ref: base.order_id, due_at: now + DISPUTE_AFTER_DAYS * DAY_MS });
      }
      return isAuth
        ? record(context, { ...base, status: "auth_ok" }, movementOf(base, "auth", "success"))
        : settle(context, base);
    default:
      return decline(context, base, verdict);
  }
}

/** Money has moved: what was ordered begins. An order of nothing stores the card, and nothing is settled. */
export function settle(context: Context, purchase: Purchase): Purchase {
  unschedule(context.database, "settle", purchase.order_id);
  const paid: Purchase = { ...purchase, status: purchase.amount === 0 ? "auth_ok" : "settle_ok", verify_token: null };
  const operation = paid.origin === "form" ? (paid.amount === 0 ? "auth" : "pay") : "recurring";
  const withSubscription = beginSubscription(context, paid);
  return record(context, withSubscription, movementOf(paid, operation, "success"));
}

export function decline(context: Context, purchase: Purchase, code: Extract<Verdict, `${number}.${number}`>): Purchase {
  unschedule(context.database, "settle", purchase.order_id);
  const declined: Purchase = { ...purchase, status: "auth_failed", decline_code: code, verify_token: null };
  return record(context, declined, movementOf(declined, purchase.origin === "form" ? "pay" : "recurring", "fail"));
}

const movementOf = (
  { amount, updated_at }: Purchase,
  operation: Movement["operation"],
  status: Movement["status"],
): Pick<Movement, "operation" | "status" | "amount" | "created_at"> => ({
  operation,
  status,
  amount,
  created_at: updated_at,
});

/** Stores how an order stands, what moved, and the webhook about it. */
export function record(
  context: Context,
  purchase: Purchase,
  movement: Pick<Movement, "operation" | "status" | "amount" | "created_at">,
): Purchase {
  const { database, ids } = context;
  savePurchase(database, purchase);
  saveMovement(database, { ...movement, id: ids(), order_id: purchase.order_id, currency: purchase.currency });
  announceOrder(context, purchase);
  return purchase;
}
