import { plannedStop } from "@candlewise/domain/performance/planned-stops";
import { plannedRisk } from "@candlewise/domain/performance/round-trips";
import type { Transaction } from "#api/platform/database/database.ts";
import { listChanges } from "../orders/order-store.ts";
import type { OrderRecord } from "../orders/order-rows.ts";
import { listStops, listUnplanned, savePlans, saveRisks, type UnplannedPurchase } from "./plan-store.ts";
import type { UserProgress } from "./progress-rows.ts";
import { findTrades } from "./trade-store.ts";

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

interface Planned {
  /** Acceptance second of the latest stop order processed. */
  readonly stopsUntil: number;
  /** Days of the closed trades whose risk is now known. */
  readonly days: readonly number[];
}

/** Assigns planned stops to the purchases of an account whose read model is up to date. */
export async function planStops(
  transaction: Transaction,
  userId: string,
  { accountNumber, stopsUntil, tickers }: UserProgress,
): Promise<Planned> {
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
  const days = await refreshRisks(transaction, userId, await savePlans(transaction, account, plans));
  return { days, stopsUntil: stops.reduce((latest, { order }) => Math.max(latest, order.acceptedAt), stopsUntil) };
}

/** Updates the planned risk of closed trades from their planned stops. Returns the days on which they were closed. */
export async function refreshRisks(
  transaction: Transaction,
  userId: string,
  numbers: readonly number[],
): Promise<number[]> {
  const risks = new Map<number, bigint | null>();
  for (const { number, parts } of await findTrades(transaction, userId, numbers)) {
    const stops = new Map(parts.map(({ orderId, stop }) => [orderId, stop]));
    risks.set(
      number,
      plannedRisk(parts, (orderId) => stops.get(orderId) ?? null),
    );
  }
  return saveRisks(transaction, userId, risks);
}
