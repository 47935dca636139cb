import type { Order } from "@candlewise/contracts/payments/schemas";
import { outcomeOf } from "@candlewise/domain/payments/order-status";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { mailWithdrawal } from "../emails/mail-receipt.ts";
import { findOrder, listOrdersOfContract, lockOrder } from "../orders/order-store.ts";
import { presentOrder, withdrawalEnd } from "../orders/present-order.ts";
import { findOpenRefund, wantRefund } from "./want-refund.ts";

/**
 * Withdraws from a contract: what was bought ends at once, what was paid for it is given back, renewals included,
 * and the proof is mailed; a job tells the provider, so that a provider that does
 * not answer holds up nobody's right.
 * @throws AppError `not_found`, `not_refundable`
 */
export async function withdraw(
  deps: PaymentsDependencies,
  { userId }: Pick<SignedInContext, "userId">,
  orderId: string,
): Promise<{ order: Order }> {
  const { database, clock, access } = deps;
  const order = await database.transaction(async (transaction) => {
    const now = clock.now();
    const row = await lockOrder(transaction, userId, orderId);
    if (row === undefined) throw new AppError("not_found");
    const isRepeat =
      outcomeOf(row.status) === "returned" || (await findOpenRefund(transaction, userId, orderId)) !== undefined;
    if (isRepeat) return row;
    if (withdrawalEnd(row, now) === null) throw new AppError("not_refundable");
    await access.revoke(transaction, { userId, orderId, providerId: row.provider_subscription_id, at: now });
    let amountMinor = 0;
    for (const paid of await listOrdersOfContract(transaction, row)) {
      const left = paid.total_minor - paid.refunded_minor;
      amountMinor += left;
      await wantRefund(deps, transaction, paid, { amountMinor: left, cause: "withdrawal", reason: "Withdrawal" });
    }
    await mailWithdrawal(deps, transaction, row, amountMinor);
    return row;
  });
  const latest = (await findOrder(database.kysely, userId, orderId)) ?? order;
  return { order: presentOrder(deps, latest, clock.now()) };
}
