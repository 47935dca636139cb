import type { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { applyOrder } from "../orders/apply-order.ts";
import { PATIENTLY } from "../orders/ask-times.ts";
import { ProviderUnreachable } from "../provider/payment-provider.ts";
import type { RefundRow } from "../tables.ts";
import { findOpenRefund, markRefunded, REFUND_JOB, RefundSchema, takeRefund } from "./want-refund.ts";

/** Gives back what was noted. It waits until a call before it cannot arrive any more: the provider would give the same part back twice. */
export const refundJob = (deps: PaymentsDependencies): Job<z.output<typeof RefundSchema>> => ({
  ...REFUND_JOB,
  class: "quick",
  data: RefundSchema,
  ...PATIENTLY,
  priority: 1,
  async handle({ user_id: userId, order_id: orderId }) {
    const { kysely } = deps.database;
    if ((await findOpenRefund(kysely, userId, orderId)) === undefined) return;
    const taken = await takeRefund(kysely, userId, orderId, deps.clock.now());
    if (taken === undefined) throw new ProviderUnreachable("Another call that gives this back may be under way.");
    await giveBack(deps, taken);
  },
});

/** For a caller who has taken the refund. The provider is asked first how much it has given back: the answer of a call before may be lost. */
export async function giveBack(deps: PaymentsDependencies, taken: RefundRow): Promise<void> {
  const { database, provider, clock } = deps;
  const { order_id: orderId, before_minor: beforeMinor, amount_minor: amountMinor } = taken;
  const known = await provider.orderOf(orderId);
  if (known === null) throw new Error(`The provider does not know the order ${orderId}.`);
  const isDone = known.refundedMinor > beforeMinor || known.status === "charged_back";
  const said = isDone ? known : await provider.refund(orderId, amountMinor);
  await database.transaction(async (transaction) => {
    await applyOrder(deps, transaction, said);
    await markRefunded(transaction, taken, clock.now());
  });
}
