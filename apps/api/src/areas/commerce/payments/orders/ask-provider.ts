import { isWaiting } from "@candlewise/domain/payments/order-status";
import { ProviderUnreachable } from "../provider/payment-provider.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { StoredOrder } from "../tables.ts";
import { applyOrder } from "./apply-order.ts";
import { CHARGE_LIMIT_MS, nextAsk, nextAskOfUnknown } from "./ask-times.ts";
import { takeQuestion, updateUntold } from "./order-store.ts";

/** The code of an order that the provider never received. */
const NEVER_SENT = "never sent";

export interface Asked {
  readonly order: StoredOrder;
  /** Whether the provider has the order; null if it did not answer. */
  readonly isKnown: boolean | null;
}

/** Asks the provider for the status of an order, and applies it. While the provider does not answer, the order stays as it is known. */
export async function askProvider(deps: PaymentsDependencies, order: StoredOrder): Promise<Asked> {
  const mayChange = isWaiting(order.status) || (order.status === "auth_failed" && order.is_open);
  if (!mayChange) return { order, isKnown: true };
  try {
    const said = await deps.provider.orderOf(order.order_id);
    if (said === null) return { order: await noteUnknown(deps, order), isKnown: false };
    const applied = await deps.database.transaction((transaction) => applyOrder(deps, transaction, said));
    return { order: applied ?? order, isKnown: true };
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return { order, isKnown: null };
  }
}

/** The same for an order that is due: it is asked for again later, if need be. */
export async function askAgain(deps: PaymentsDependencies, order: StoredOrder): Promise<void> {
  const asks = order.asks + 1;
  const next = { asks, ask_at: nextAsk(asks, deps.clock.now()) };
  if (await takeQuestion(deps.database.kysely, order, next)) await askProvider(deps, { ...order, ...next });
}

async function noteUnknown(deps: PaymentsDependencies, order: StoredOrder): Promise<StoredOrder> {
  if (order.status !== "created") return order;
  const now = deps.clock.now();
  const { asks, ordered_at: orderedAt } = order;
  if (!order.is_one_click)
    return updateUntold(deps.database.kysely, order, { ask_at: nextAskOfUnknown(asks, { orderedAt, now }) });
  if (mayBeUnderWay(order, now)) return order;
  // The server died before the call: the learner is told that nothing was charged, and nothing is charged hours later.
  const failed = { status: "auth_failed", is_open: false, decline_code: NEVER_SENT, ask_at: null } as const;
  return updateUntold(deps.database.kysely, order, failed);
}

/** Whether the call that charges an order may still reach the provider. */
export const mayBeUnderWay = ({ sent_at, ordered_at }: StoredOrder, now: Date): boolean =>
  now.getTime() - (sent_at ?? ordered_at).getTime() < CHARGE_LIMIT_MS;
