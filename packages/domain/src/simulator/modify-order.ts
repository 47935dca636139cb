import type { AccountState, Order } from "./account.ts";
import { changeBetween, type OrderChange } from "./order-change.ts";
import { isOutOfRange, isStopOnWrongSide, isTrailOutOfRange, sizeProblem, type OrderProblem } from "./order-checks.ts";
import { legRoleOf } from "./exit-legs.ts";
import type { MarketConditions } from "./order-request.ts";
import type { Trail } from "./orders.ts";
import { cashToReserve, freeCash, freeQuantity, reservePriceOf } from "./reserve.ts";

/** The values to change; omitted values stay. `quantity` is the total quantity of the order, including fills. */
export interface OrderChanges {
  readonly quantity?: bigint;
  readonly limitPrice?: bigint;
  readonly stopPrice?: bigint;
  readonly trail?: Trail;
}

/** `validation_failed`: the order has no such price, or its quantity is tied to another order. */
export type ModifyProblem = OrderProblem | "order_not_open" | "validation_failed";

export type Modification =
  | { readonly type: "refused"; readonly problem: ModifyProblem }
  /** `orders` are the changed orders, the requested one first; `change` is null when nothing changed. */
  | {
      readonly type: "modified";
      readonly account: AccountState;
      readonly orders: readonly Order[];
      readonly change: OrderChange | null;
    };

const isEntryOpen = ({ orders }: AccountState, { parentId }: Order): boolean =>
  parentId !== null && orders.some(({ id }) => id === parentId);

function isApplicable(account: AccountState, order: Order, changes: OrderChanges): boolean {
  const { quantity, limitPrice, stopPrice, trail } = changes;
  // While a bracket buys, its legs sell what it has bought.
  if (quantity !== undefined && isEntryOpen(account, order)) return false;
  if (limitPrice !== undefined && order.limitPrice === null) return false;
  const isTriggered = order.triggeredAt !== null;
  if (stopPrice !== undefined && (order.stopPrice === null || isTriggered)) return false;
  return trail === undefined || (order.trail !== null && !isTriggered);
}

function priceProblem(changes: OrderChanges, { tick }: MarketConditions): OrderProblem | null {
  const prices = [changes.limitPrice, changes.stopPrice].filter((price) => price !== undefined);
  if (prices.some((price) => isOutOfRange(price, tick.mid))) return "price_out_of_range";
  return changes.trail && isTrailOutOfRange(changes.trail, tick.mid) ? "trail_out_of_range" : null;
}

const misplaced = (order: Order, { tick }: MarketConditions): OrderProblem | null => {
  if (order.stopPrice === null || order.triggeredAt !== null) return null;
  return isStopOnWrongSide(order.side, order.stopPrice, tick) ? "stop_on_wrong_side" : null;
};

/** A bracket's prices must be stop < entry < target, and the stop must be below the market that would trigger it. */
function bracketProblem(orders: readonly Order[], order: Order, conditions: MarketConditions): OrderProblem | null {
  const entryId = order.parentId ?? order.id;
  const limit = orders.find(({ id }) => id === entryId)?.limitPrice ?? null;
  const legs = orders.filter(({ parentId }) => parentId === entryId);
  const stop = legs.find((leg) => legRoleOf(leg) === "stop_loss")?.stopPrice ?? 0n;
  const target = legs.find((leg) => legRoleOf(leg) === "take_profit")?.limitPrice ?? null;
  const rising = [stop, limit, target].filter((price) => price !== null);
  if (rising.some((price, index) => price <= (rising[index - 1] ?? -1n))) return "bracket_out_of_order";
  if (legRoleOf(order) !== "stop_loss") return null;
  const waitsBelow = order.status === "waiting" && limit !== null && limit < conditions.tick.bid;
  return waitsBelow ? null : misplaced(order, conditions);
}

function orderProblem(orders: readonly Order[], order: Order, conditions: MarketConditions): OrderProblem | null {
  return legRoleOf(order) === null ? misplaced(order, conditions) : bracketProblem(orders, order, conditions);
}

function fundsProblem(account: AccountState, before: Order, after: Order): OrderProblem | null {
  if (after.side === "buy") {
    return after.reservedCash > freeCash(account) + before.reservedCash ? "insufficient_cash" : null;
  }
  const more = after.quantity - before.quantity;
  // The legs of a bracket sell no more than it has bought.
  if (more > 0n && after.parentId !== null && after.role !== null) return "insufficient_quantity";
  return more > freeQuantity(account, after.ticker) ? "insufficient_quantity" : null;
}

const isRepricing = ({ limitPrice, stopPrice, trail }: OrderChanges): boolean =>
  [limitPrice, stopPrice, trail].some((change) => change !== undefined);

function changedOrder(order: Order, changes: OrderChanges, conditions: MarketConditions): Order {
  const { quantity = order.quantity, ...prices } = changes;
  const armedQuantity = changes.quantity ?? order.armedQuantity;
  const changed: Order = { ...order, ...prices, quantity, armedQuantity };
  const reservePrice = isRepricing(changes) ? reservePriceOf(changed, conditions) : order.reservePrice;
  return { ...changed, reservePrice, reservedCash: cashToReserve({ ...changed, reservePrice }) };
}

/** Resizes a leg to the quantity that its entry has bought or may still buy. */
function resized(leg: Order, entry: Order): Order {
  return { ...leg, quantity: leg.armedQuantity + entry.quantity - entry.filledQuantity };
}

/** The other leg of a group, after the same change of what is left to sell. */
function resizedAlike(leg: Order, before: Order, after: Order): Order {
  const more = after.quantity - before.quantity;
  return { ...leg, quantity: leg.quantity + more, armedQuantity: leg.armedQuantity + more };
}

/** Changes prices or quantity of an open order, or returns the problem. The account must be settled first; the order keeps its rank. */
export function modifyOrder(
  account: AccountState,
  orderId: string,
  changes: OrderChanges,
  conditions: MarketConditions,
): Modification {
  const before = account.orders.find(({ id }) => id === orderId);
  if (!before) return { type: "refused", problem: "order_not_open" };
  if (!isApplicable(account, before, changes)) return { type: "refused", problem: "validation_failed" };
  const after = changedOrder(before, changes, conditions);
  const orders = account.orders.map((order) => {
    if (order.id === orderId) return after;
    if (changes.quantity === undefined) return order;
    if (order.parentId === orderId) return resized(order, after);
    const isOtherLeg = order.parentId !== null && order.parentId === after.parentId;
    return isOtherLeg ? resizedAlike(order, before, after) : order;
  });
  const rest = after.quantity - after.filledQuantity;
  const price = after.reservePrice ?? conditions.tick.mid;
  const problem =
    sizeProblem(rest, price, conditions.averageDailyVolume) ??
    priceProblem(changes, conditions) ??
    (isRepricing(changes) ? orderProblem(orders, after, conditions) : null) ??
    fundsProblem(account, before, after);
  if (problem) return { type: "refused", problem };
  const different = orders.filter((order) => order.id !== orderId && !account.orders.includes(order));
  const change = changeBetween(before, after, account.settledUntil - 1);
  return { type: "modified", account: { ...account, orders }, orders: [after, ...different], change };
}
