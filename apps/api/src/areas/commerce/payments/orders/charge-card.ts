import { ProviderRefusal, ProviderUnreachable, type Buyer } from "../provider/payment-provider.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { CardRow, StoredOrder } from "../tables.ts";
import { applyOrder } from "./apply-order.ts";
import { askProvider, type Asked } from "./ask-provider.ts";
import { SEND_AGAIN_MS } from "./ask-times.ts";
import { findOrder, takeCharge, updateUntold } from "./order-store.ts";
import { termsOf } from "./order-terms.ts";

/**
 * Charges an open order to a stored card. One call at a time charges; the others return what is known. A call that comes after one whose
 * answer was lost asks the provider first. If it is not known whether the charge happened, the order waits, and `askWaitingJob` finds out.
 */
export async function chargeCard(
  deps: PaymentsDependencies,
  order: StoredOrder,
  { card, buyer }: { card: CardRow; buyer: Buyer },
): Promise<StoredOrder> {
  if (order.status !== "created") return (await askProvider(deps, order)).order;
  const now = deps.clock.now();
  const abandonedBefore = new Date(now.getTime() - SEND_AGAIN_MS);
  if (!(await takeCharge(deps.database.kysely, order, { now, abandonedBefore }))) return latest(deps, order);
  const sent = { ...order, sent_at: now };
  const isRepeat = order.sent_at !== null;
  if (isRepeat) {
    const asked = await askProvider(deps, sent);
    if (asked.isKnown !== false) return asked.order;
  }
  try {
    const terms = termsOf(deps, order, buyer);
    const said = await deps.provider.chargeCard({ ...terms, cardToken: card.token });
    return (await deps.database.transaction((transaction) => applyOrder(deps, transaction, said))) ?? order;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return (await askProvider(deps, sent)).order;
    if (error instanceof ProviderRefusal) return refused(deps, await askProvider(deps, sent), error);
    throw error;
  }
}

/** The provider refuses an order that it has: its status tells more. One that it does not have was refused for good. */
async function refused(
  deps: PaymentsDependencies,
  { order, isKnown }: Asked,
  refusal: ProviderRefusal,
): Promise<StoredOrder> {
  if (isKnown !== false) return order;
  deps.log.warn({ orderId: order.order_id, code: refusal.code }, "the provider refused an order");
  const failed = { status: "auth_failed", is_open: false, decline_code: refusal.code, ask_at: null } as const;
  return updateUntold(deps.database.kysely, order, failed);
}

const latest = async (deps: PaymentsDependencies, order: StoredOrder): Promise<StoredOrder> =>
  (await findOrder(deps.database.kysely, order.user_id, order.order_id)) ?? order;
