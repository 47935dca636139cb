import { outcomeOf } from "@candlewise/domain/payments/order-status";
import { AppError } from "#api/platform/errors.ts";
import { orUnavailable } from "../cards/cards.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { findOrder, findOrderOfAnyone, lockOrder } from "../orders/order-store.ts";
import { presentForOperators, type OperatorOrder } from "../revenue/list-orders.ts";
import { giveBack } from "./refund-job.ts";
import { findOpenRefund, takeRefund, wantRefund } from "./want-refund.ts";

/**
 * Refunds an order or a part of it for an operator. If the provider does not answer now, a job goes on with it.
 * @throws AppError `not_found`, `not_refundable`, `payment_provider_unavailable`
 */
export async function refundOrder(
  deps: PaymentsDependencies,
  orderId: string,
  { amount_minor, reason }: { amount_minor?: number | undefined; reason: string },
): Promise<{ order: OperatorOrder }> {
  const { database, clock } = deps;
  const found = await findOrderOfAnyone(database.kysely, orderId);
  if (found === undefined) throw new AppError("not_found");
  const { user_id: userId } = found;
  const taken = await database.transaction(async (transaction) => {
    const row = await lockOrder(transaction, userId, orderId);
    const isUnderWay = (await findOpenRefund(transaction, userId, orderId)) !== undefined;
    const left = row && outcomeOf(row.status) === "paid" ? row.total_minor - row.refunded_minor : 0;
    const amountMinor = amount_minor ?? left;
    if (row === undefined || isUnderWay || amountMinor <= 0 || amountMinor > left) throw new AppError("not_refundable");
    await wantRefund(deps, transaction, row, { amountMinor, cause: "operator", reason });
    // Before the job can.
    return takeRefund(transaction, userId, orderId, clock.now());
  });
  if (taken === undefined) throw new AppError("not_refundable");
  await orUnavailable(giveBack(deps, taken));
  const [order] = await presentForOperators(deps, [(await findOrder(database.kysely, userId, orderId)) ?? found]);
  if (order === undefined) throw new AppError("not_found");
  return { order };
}
