import type { Order } from "@candlewise/contracts/payments/schemas";
import type { PaymentMethod } from "@candlewise/domain/payments/order-status";
import { isSettled } from "@candlewise/domain/payments/order-status";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { listOrdersOf } from "./order-store.ts";
import { presentOrder } from "./present-order.ts";

type Caller = Pick<SignedInContext, "userId">;

export async function listPayments(deps: PaymentsDependencies, { userId }: Caller): Promise<{ orders: Order[] }> {
  const rows = await listOrdersOf(deps.database.kysely, userId);
  return { orders: rows.map((row) => presentOrder(deps, row, deps.clock.now())) };
}

/** How a learner paid last. */
export async function showPaymentType(
  { database }: Pick<PaymentsDependencies, "database">,
  { userId }: Caller,
): Promise<{ payment_type: PaymentMethod | null }> {
  const paid = (await listOrdersOf(database.kysely, userId)).find(({ status }) => isSettled(status));
  return { payment_type: paid?.method ?? null };
}
