import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { OrderRecord } from "./order-rows.ts";
import { listChanges, listFills } from "./order-store.ts";
import { presentOrder, type PresentedOrder } from "./present-order.ts";

/** Stored orders with their fills and changes. */
export async function showOrders(
  { database, market }: Pick<SimulatorDependencies, "database" | "market">,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  records: readonly OrderRecord[],
): Promise<PresentedOrder[]> {
  const db = database.kysely;
  const view = { market, at: Math.floor(now().getTime() / 1000) };
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
      view,
    );
  });
}
