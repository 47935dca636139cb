import type { Context } from "../context.ts";
import { SandboxError } from "../sandbox-error.ts";
import { unschedule } from "../schedule.ts";
import { record } from "./pay.ts";
import { announceChargeback, announceOrder } from "./present-order.ts";
import { findPurchase, saveMovement, savePurchase, type Purchase } from "./purchase.ts";

export function knownPurchase({ database }: Context, orderId: string): Purchase {
  const purchase = findPurchase(database, orderId);
  if (purchase === undefined) throw new SandboxError("2.05");
  return purchase;
}

/** Gives back all that is left of an order, or a part. */
export function refund(context: Context, orderId: string, amount: number | undefined): Purchase {
  const purchase = knownPurchase(context, orderId);
  const left = purchase.amount - purchase.refunded;
  const given = amount ?? left;
  if (purchase.status !== "settle_ok" || purchase.disputed_at !== null) {
    throw new SandboxError("0.03", [`An order that is ${purchase.status} cannot be refunded.`]);
  }
  if (given <= 0 || given > left) throw new SandboxError("2.02", [`Of this order ${left} can be refunded.`]);
  const refunded = purchase.refunded + given;
  const now = context.clock.now();
  const status = refunded === purchase.amount ? "refunded" : purchase.status;
  unschedule(context.database, "dispute", orderId);
  return record(
    context,
    { ...purchase, refunded, status, updated_at: now },
    { operation: "refund", status: "success", amount: given, created_at: now },
  );
}

/** Releases an amount that was only reserved. */
export function voidOrder(context: Context, orderId: string): Purchase {
  const purchase = knownPurchase(context, orderId);
  if (purchase.status !== "auth_ok")
    throw new SandboxError("0.03", [`An order that is ${purchase.status} cannot be voided.`]);
  const now = context.clock.now();
  return record(
    context,
    { ...purchase, status: "void_ok", updated_at: now },
    { operation: "void", status: "success", amount: purchase.amount, created_at: now },
  );
}

/** The buyer's bank takes back what was not refunded. A repeat changes nothing. */
export function dispute(context: Context, orderId: string, now: number): Purchase {
  const { database, ids } = context;
  const purchase = knownPurchase(context, orderId);
  unschedule(database, "dispute", orderId);
  if (purchase.disputed_at !== null) return purchase;
  if (purchase.status !== "settle_ok") {
    throw new SandboxError("0.03", [`An order that is ${purchase.status} cannot be disputed.`]);
  }
  const disputed = { ...purchase, disputed_at: now, updated_at: now };
  savePurchase(database, disputed);
  saveMovement(database, {
    id: ids(),
    order_id: orderId,
    operation: "chargeback",
    status: "success",
    amount: purchase.amount - purchase.refunded,
    currency: purchase.currency,
    created_at: now,
  });
  announceChargeback(context, disputed);
  announceOrder(context, disputed);
  return disputed;
}
