import { plannedStop } from "@candlewise/domain/performance/planned-stops";
import { plannedRisk } from "@candlewise/domain/performance/round-trips";
import type { Transaction } from "#api/platform/database/database.ts";
import { listChanges } from "../orders/order-store.ts";
import { closePlans, listProtections, listStopTimes, savePlans, saveRisks } from "./plan-store.ts";
import type { UserProgress } from "./progress-rows.ts";
import { findTrades } from "./trade-store.ts";

/** Overlap in seconds when searching for new stop orders: clocks of servers differ. */
const OVERLAP = 600;
/** Trades per statement; their parts are read, too. */
const TRADES_AT_ONCE = 100;

interface Planned {
  /** Null when more purchases wait for their plan. Otherwise the acceptance second of the latest stop order processed. */
  readonly stopsUntil: number | null;
  /** Days of the closed trades whose risk is now known. */
  readonly days: readonly number[];
}

/** Assigns planned stops to at most `limit` purchases of an account whose trades are up to date. */
export async function planStops(
  transaction: Transaction,
  userId: string,
  { accountNumber, stopsUntil, tickers }: UserProgress,
  limit: number,
): Promise<Planned> {
  const account = { userId, accountNumber };
  const since = Math.max(0, stopsUntil - OVERLAP);
  const stopTimes = await listStopTimes(transaction, account, { tickers: [...tickers.keys()], since });
  const found = await listProtections(transaction, account, { tickers: [...stopTimes.keys()], limit });
  const ids = [...new Set(found.map(({ stop }) => stop.order.id))];
  const changes = Map.groupBy(await listChanges(transaction, userId, ids), ({ orderId }) => orderId);
  const plans = found.map(({ purchase, stop: { order } }) => {
    const splits = (tickers.get(purchase.ticker)?.splits ?? []).filter(({ at }) => at > purchase.at);
    const moves = (changes.get(order.id) ?? []).map(({ change }) => change);
    return { orderId: purchase.orderId, stop: plannedStop(purchase, order, { changes: moves, splits }) };
  });
  const days = await refreshRisks(transaction, userId, await savePlans(transaction, userId, plans));
  if (found.length === limit) return { stopsUntil: null, days };
  await closePlans(transaction, account);
  return { stopsUntil: Math.max(stopsUntil, ...stopTimes.values()), days };
}

/** Updates the planned risk of closed trades from their planned stops. Returns the days on which they were closed. */
export async function refreshRisks(
  transaction: Transaction,
  userId: string,
  numbers: readonly number[],
): Promise<number[]> {
  const days: number[] = [];
  for (let start = 0; start < numbers.length; start += TRADES_AT_ONCE) {
    const trades = await findTrades(transaction, userId, numbers.slice(start, start + TRADES_AT_ONCE));
    const risks = trades.map(({ number, parts }) => {
      const stops = new Map(parts.map(({ orderId, stop }) => [orderId, stop]));
      return [number, plannedRisk(parts, (orderId) => stops.get(orderId) ?? null)] as const;
    });
    days.push(...(await saveRisks(transaction, userId, new Map(risks))));
  }
  return days;
}
