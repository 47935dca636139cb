import type { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { applyOrder } from "../orders/apply-order.ts";
import { PATIENTLY } from "../orders/ask-times.ts";
import { findOpenRefund, markRefunded, REFUND_JOB, RefundSchema } from "./want-refund.ts";

/**
 * Gives back what was noted. The provider is asked first how much it has given back, so that a lost answer never leads to a second refund.
 */
export const refundJob = (deps: PaymentsDependencies): Job<z.output<typeof RefundSchema>> => ({
  ...REFUND_JOB,
  class: "quick",
  data: RefundSchema,
  ...PATIENTLY,
  priority: 1,
  handle: ({ user_id: userId, order_id: orderId }) => giveBack(deps, userId, orderId),
});

export async function giveBack(deps: PaymentsDependencies, userId: string, orderId: string): Promise<void> {
  const { database, provider, clock } = deps;
  const wanted = await findOpenRefund(database.kysely, userId, orderId);
  if (wanted === undefined) return;
  const known = await provider.orderOf(orderId);
  if (known === null) throw new Error(`The provider does not know the order ${orderId}.`);
  const isDone = known.refundedMinor > wanted.before_minor || known.status === "charged_back";
  const said = isDone ? known : await provider.refund(orderId, wanted.amount_minor);
  await database.transaction(async (transaction) => {
    await applyOrder(deps, transaction, said);
    await markRefunded(transaction, wanted, clock.now());
  });
}
