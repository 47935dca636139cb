import type { AccountState, Order } from "./account.ts";
import { isStopOnWrongSide, MAX_OPEN_ORDERS, type OrderProblem } from "./order-checks.ts";
import type { MarketConditions } from "./order-request.ts";
import { cashToReserve, freeCash, freeQuantity } from "./reserve.ts";

/** How long a cancellation can be undone. */
export const UNDO_SECONDS = 30;

export type RestoreProblem = OrderProblem | "order_not_open";

export type Restoration =
  | { readonly type: "refused"; readonly problem: RestoreProblem }
  | { readonly type: "restored"; readonly account: AccountState; readonly orders: readonly Order[] };

/** The context for undoing a cancellation. */
export interface Restoring {
  /** The server's second; the account is settled up to and including it. */
  readonly at: number;
  readonly conditionsOf: (ticker: string) => Pick<MarketConditions, "tick">;
  /** Whether the instrument was split in `[from, until)`: canceled orders are not adjusted. */
  readonly wasSplit: (ticker: string, from: number, until: number) => boolean;
}

function isRestorable(order: Order, openIds: ReadonlySet<string>, { at, wasSplit }: Restoring): boolean {
  const { status, reason, endedAt, expiresAt, parentId, ticker } = order;
  if (status !== "cancelled" || reason !== "cancelled" || endedAt === null || at - endedAt > UNDO_SECONDS) return false;
  if ((expiresAt !== null && expiresAt <= at) || wasSplit(ticker, endedAt, at + 1)) return false;
  const isWaiting = order.armedQuantity === 0n && parentId !== null && openIds.has(parentId);
  return order.armedQuantity > order.filledQuantity || isWaiting;
}

function reopened(order: Order, from: number): Order {
  const begun = order.filledQuantity > 0n ? "partially_filled" : "open";
  const open: Order = { ...order, reason: null, endedAt: null, watchFrom: from };
  return {
    ...open,
    status: order.armedQuantity === 0n ? "waiting" : begun,
    reservedCash: cashToReserve(open),
  };
}

/** While a bracket buys, its legs may come to sell what it has yet to buy. */
function withUnbought(order: Order, entries: ReadonlyMap<string, Order>): Order {
  const entry = order.parentId === null ? undefined : entries.get(order.parentId);
  if (!entry) return order;
  return { ...order, quantity: order.armedQuantity + entry.quantity - entry.filledQuantity };
}

const wouldTrigger = (order: Order, { conditionsOf }: Restoring): boolean =>
  order.stopPrice !== null &&
  order.triggeredAt === null &&
  order.status !== "waiting" &&
  isStopOnWrongSide(order.side, order.stopPrice, conditionsOf(order.ticker).tick);

/**
 * Reopens orders that the user has just cancelled, all or none, with their id, rank and fills. Prices between the cancellation and this second
 * do not count for them; matching goes on with the next second. Orders that are open again are skipped: a repeated call changes nothing. The
 * account must be settled first.
 */
export function restoreOrders(account: AccountState, group: readonly Order[], restoring: Restoring): Restoration {
  const canceled = group.filter(({ id }) => !account.orders.some((order) => order.id === id));
  const openIds = new Set([...account.orders, ...canceled].map(({ id }) => id));
  if (!canceled.every((order) => isRestorable(order, openIds, restoring))) return refused("order_not_open");
  const from = Math.max(restoring.at + 1, account.settledUntil);
  const restored = canceled.map((order) => reopened(order, from));
  const entries = new Map(restored.filter(({ role }) => role === "entry").map((entry) => [entry.id, entry]));
  const all = [...account.orders, ...restored].map((order) => withUnbought(order, entries));
  const orders = all.toSorted((a, b) => a.sequence - b.sequence);
  const after = { ...account, orders };
  if (orders.length > MAX_OPEN_ORDERS) return refused("too_many_open_orders");
  if (restored.some((order) => wouldTrigger(order, restoring))) return refused("stop_on_wrong_side");
  if (freeCash(after) < 0n) return refused("insufficient_cash");
  if (restored.some(({ side, ticker }) => side === "sell" && freeQuantity(after, ticker) < 0n)) {
    return refused("insufficient_quantity");
  }
  return { type: "restored", account: after, orders: orders.filter((order) => !account.orders.includes(order)) };
}

const refused = (problem: RestoreProblem): Restoration => ({ type: "refused", problem });
