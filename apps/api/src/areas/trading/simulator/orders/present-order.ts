import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { Order, TradeCost } from "@candlewise/domain/simulator/account";
import { trailingLevel } from "@candlewise/domain/simulator/cost";
import { groupIdOf, legRoleOf } from "@candlewise/domain/simulator/exit-legs";
import { divide, formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { Move, OrderChange } from "@candlewise/domain/simulator/order-change";
import type { Trail } from "@candlewise/domain/simulator/orders";
import { AppError } from "#api/platform/errors.ts";
import type { SimulatorMarket } from "../simulator-market.ts";
import type { Entry } from "../accounts/entry-rows.ts";
import type { OrderRecord } from "./order-rows.ts";

export type PresentedOrder = CallResult<SimulatorShapes["cancelOrder"]>["order"];
type PresentedFill = PresentedOrder["fills"][number];

const usdOrNull = (value: bigint | null): string | null => (value === null ? null : formatUsd(value));

function presentTrail(trail: Trail): NonNullable<PresentedOrder["trail"]> {
  return trail.type === "amount"
    ? { type: "amount", amount: formatUsd(trail.amount) }
    : { type: "percent", percent: Number(trail.basisPoints) / 100 };
}

/** The items of a cost in wire format. */
export function presentCost(cost: Omit<TradeCost, "total">): PresentedFill["cost"] {
  const total = cost.spread + cost.slippage + cost.commission;
  return {
    mid_price: formatUsd(cost.midPrice),
    value: formatUsd(cost.value),
    spread: formatUsd(cost.spread),
    slippage: formatUsd(cost.slippage),
    commission: formatUsd(cost.commission),
    total_cost: formatUsd(total),
    total_cost_percent: percentOf(total, cost.value),
  };
}

/** Costs of all fills; null before the first one. */
function presentCosts(entries: readonly Entry[]): PresentedOrder["cost"] {
  const costs = entries.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const sum = (of: (cost: (typeof costs)[number]) => bigint): bigint =>
    costs.reduce((total, cost) => total + of(cost), 0n);
  const { mid_price: _mid, ...cost } = presentCost({
    midPrice: 0n,
    value: sum(({ value }) => value),
    spread: sum(({ spread }) => spread),
    slippage: sum(({ slippage }) => slippage),
    commission: sum(({ commission }) => commission),
  });
  return cost;
}

/** The next price that an open order waits for; null for one at market. */
function awaitedPrice({ side, trail, extreme, triggeredAt, stopPrice, limitPrice }: Order): bigint | null {
  if (triggeredAt !== null) return limitPrice;
  if (trail) return extreme === null ? null : trailingLevel(side, trail, extreme);
  return stopPrice ?? limitPrice;
}

/** Prices of now, for open orders. */
export interface OrderView {
  readonly market: SimulatorMarket;
  readonly at: number;
}

function lastPrice({ market, at }: OrderView, ticker: string): bigint | null {
  try {
    return market.quote(ticker, at).mid;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Where the market stands towards an order. */
function presentWait(
  order: Order,
  view: OrderView,
): Pick<PresentedOrder, "last" | "distance_percent" | "queued_until"> {
  const { ticker, endedAt } = order;
  if (endedAt !== null) return { last: null, distance_percent: null, queued_until: null };
  const { market, at } = view;
  const last = lastPrice(view, ticker);
  const awaited = awaitedPrice(order);
  const isQueued = awaited === null && order.trail === null && order.status === "open" && !market.isOpen(ticker, at);
  return {
    last: usdOrNull(last),
    distance_percent: last === null || awaited === null ? null : percentOf(awaited - last, last),
    queued_until: isQueued ? market.matching.nextTradedSecond(ticker, at) : null,
  };
}

function presentFills(orderId: string, entries: readonly Entry[]): PresentedFill[] {
  return entries.flatMap(({ orderId: of, at, quantity, price, cost, realizedProfit }) =>
    of !== orderId || quantity === null || price === null || cost === null
      ? []
      : [
          {
            at,
            quantity: formatQuantity(quantity),
            price: formatUsd(price),
            cost: presentCost(cost),
            realized_profit: usdOrNull(realizedProfit),
          },
        ],
  );
}

function presentMove<Value, Shown>(move: Move<Value> | null, present: (value: Value) => Shown): Move<Shown> | null {
  return move && { from: present(move.from), to: present(move.to) };
}

function presentChange({ at, quantity, limitPrice, stopPrice, trail }: OrderChange): PresentedOrder["changes"][number] {
  return {
    at,
    quantity: presentMove(quantity, formatQuantity),
    limit_price: presentMove(limitPrice, formatUsd),
    stop_price: presentMove(stopPrice, formatUsd),
    trail: presentMove(trail, presentTrail),
  };
}

/** An order with its fills, which are `entries`, and its changes, oldest first. */
export function presentOrder(
  { order, clientOrderId }: OrderRecord,
  entries: readonly Entry[],
  changes: readonly OrderChange[],
  view: OrderView,
): PresentedOrder {
  const { trail, extreme, filledQuantity } = order;
  const isWatching = order.endedAt === null && order.triggeredAt === null;
  return {
    id: order.id,
    client_order_id: clientOrderId,
    ticker: order.ticker,
    side: order.side,
    type: order.type,
    role: legRoleOf(order),
    parent_id: order.parentId,
    group_id: groupIdOf(order),
    status: order.status,
    time_in_force: order.timeInForce,
    quantity: formatQuantity(order.quantity),
    filled_quantity: formatQuantity(filledQuantity),
    average_price: filledQuantity === 0n ? null : formatUsd(divide(order.filledValue, filledQuantity)),
    limit_price: usdOrNull(order.limitPrice),
    stop_price: usdOrNull(order.stopPrice),
    trail: trail && presentTrail(trail),
    trailing_level:
      trail && extreme !== null && isWatching ? formatUsd(trailingLevel(order.side, trail, extreme)) : null,
    ...presentWait(order, view),
    reserved: formatUsd(order.reservedCash),
    cost: presentCosts(entries),
    reason: order.reason,
    accepted_at: order.acceptedAt,
    ended_at: order.endedAt,
    expires_at: order.expiresAt,
    fills: presentFills(order.id, entries),
    changes: changes.map(presentChange),
  };
}
