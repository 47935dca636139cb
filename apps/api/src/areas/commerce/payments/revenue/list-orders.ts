import type { CallResult } from "@candlewise/contracts/endpoint";
import type { PaymentsShapes } from "@candlewise/contracts/payments/schemas";
import type { PaymentsDependencies } from "../dependencies.ts";
import { listOrdersOfAll } from "../orders/order-store.ts";
import { presentOrder } from "../orders/present-order.ts";
import type { StoredOrder } from "../tables.ts";

type Listed = CallResult<PaymentsShapes["listAllOrders"]>;
export type OperatorOrder = Listed["orders"][number];

const PAGE = 50;

/** A page of the orders of all users. */
export async function listAllOrders(
  deps: PaymentsDependencies,
  { waiting, before }: { waiting?: "true" | "false" | undefined; before?: string | undefined },
): Promise<Listed> {
  const rows = await listOrdersOfAll(deps.database.kysely, {
    before: before === undefined ? null : new Date(before),
    isWaiting: waiting === "true",
    limit: PAGE,
  });
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return { orders: await presentForOperators(deps, rows), next: last?.ordered_at.toISOString() ?? null };
}

export async function presentForOperators(
  deps: PaymentsDependencies,
  rows: readonly StoredOrder[],
): Promise<OperatorOrder[]> {
  const names = await deps.usernames(rows.map(({ user_id }) => user_id));
  const now = deps.clock.now();
  return rows.map((row, index) => ({
    ...presentOrder(deps, row, now),
    user_id: row.user_id,
    username: names[index] ?? null,
  }));
}
