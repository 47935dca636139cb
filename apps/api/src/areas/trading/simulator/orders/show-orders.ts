import type { Queryable } from "#api/platform/database/database.ts";
import type { OrderRecord } from "./order-rows.ts";
import { listChanges, listFills } from "./order-store.ts";
import { presentOrder, type PresentedOrder } from "./present-order.ts";

/** Stored orders with their fills and changes. */
export async function showOrders(
  db: Queryable,
  userId: string,
  records: readonly OrderRecord[],
): Promise<PresentedOrder[]> {
  const ids = records.map(({ order }) => order.id);
  const filled = records.filter(({ order }) => order.filledQuantity > 0n).map(({ order }) => order.id);
  const [fills, changes] = await Promise.all([listFills(db, userId, filled), listChanges(db, userId, ids)]);
  const fillsOf = Map.groupBy(fills, ({ orderId }) => orderId);
  const changesOf = Map.groupBy(changes, ({ orderId }) => orderId);
  return records.map((record) => {
    const { id } = record.order;
    const own = changesOf.get(id) ?? [];
    return presentOrder(
      record,
      fillsOf.get(id) ?? [],
      own.map(({ change }) => change),
    );
  });
}
