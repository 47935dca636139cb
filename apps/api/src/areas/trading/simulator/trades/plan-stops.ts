import { plannedStop } from "@candlewise/domain/performance/planned-stops";
import { plannedRisk } from "@candlewise/domain/performance/round-trips";
import type { Transaction } from "#api/platform/database/database.ts";
import { listChanges } from "../orders/order-store.ts";
import type { OrderRecord } from "../orders/order-rows.ts";
import { listParts, listStops, listUnplanned, savePlans, saveRisks, type UnplannedPurchase } from "./plan-store.ts";
import type { UserProgress } from "./progress-rows.ts";

/** Overlap in seconds when searching for new stop orders: clocks of servers differ. */
const OVERLAP = 600;

/** The planned stop of a purchase: the stop of its bracket, or the first stop order placed while it was held. */
function stopFor(purchase: UnplannedPurchase, stops: readonly OrderRecord[]): OrderRecord | undefined {
  const { orderId, ticker, at, soldOutAt, isBracket } = purchase;
  if (isBracket) return stops.find(({ order }) => order.parentId === orderId);
  return stops.find(
    ({ order }) =>
      order.role === null &&
      order.ticker === ticker &&
      order.acceptedAt >= at &&
      (soldOutAt === null || order.acceptedAt <= soldOutAt),
  );
}

/**
 * Assigns planned stops to the purchases of an account whose read model is up to date. Returns the acceptance second of the latest stop
 * order processed.
 */
export async function planStops(
  transaction: Transaction,
  userId: string,
  { accountNumber, stopsUntil, tickers }: UserProgress,
): Promise<number> {
  const account = { userId, accountNumber };
  const brackets = await listUnplanned(transaction, account, []);
  const since = Math.max(0, stopsUntil - OVERLAP);
  const entries = brackets.map(({ orderId }) => orderId);
  const stops = await listStops(transaction, account, { entries, since });
  const protectedTickers = [...new Set(stops.map(({ order }) => order.ticker))];
  const unplanned = await listUnplanned(transaction, account, protectedTickers);
  const ids = stops.map(({ order }) => order.id);
  const changes = Map.groupBy(await listChanges(transaction, userId, ids), ({ orderId }) => orderId);
  const plans = unplanned.flatMap((purchase) => {
    const stop = stopFor(purchase, stops);
    if (stop === undefined) return [];
    const splits = (tickers.get(purchase.ticker)?.splits ?? []).filter(({ at }) => at > purchase.at);
    const moves = (changes.get(stop.order.id) ?? []).map(({ change }) => change);
    return [{ orderId: purchase.orderId, stop: plannedStop(purchase, stop.order, { changes: moves, splits }) }];
  });
  await refreshRisks(transaction, userId, await savePlans(transaction, account, plans));
  return stops.reduce((latest, { order }) => Math.max(latest, order.acceptedAt), stopsUntil);
}

/** Updates the planned risk of closed trades from their planned stops. */
export async function refreshRisks(transaction: Transaction, userId: string, trades: readonly number[]): Promise<void> {
  const risks = new Map<number, bigint | null>();
  for (const [number, own] of await listParts(transaction, userId, trades)) {
    const stops = new Map(own.map(({ orderId, stop }) => [orderId, stop]));
    risks.set(
      number,
      plannedRisk(own, (orderId) => stops.get(orderId) ?? null),
    );
  }
  await saveRisks(transaction, userId, risks);
}
