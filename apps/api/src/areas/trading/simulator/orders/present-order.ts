import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { TradeCost } from "@candlewise/domain/simulator/account";
import { trailingLevel } from "@candlewise/domain/simulator/cost";
import { divide, formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { Move, OrderChange } from "@candlewise/domain/simulator/order-change";
import type { Trail } from "@candlewise/domain/simulator/orders";
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

/** An order with its fills (found among `entries`) and its changes, oldest first. */
export function presentOrder(
  { order, clientOrderId }: OrderRecord,
  entries: readonly Entry[],
  changes: readonly OrderChange[],
): PresentedOrder {
  const { trail, extreme, filledQuantity } = order;
  const isWatching = order.endedAt === null && order.triggeredAt === null;
  return {
    id: order.id,
    client_order_id: clientOrderId,
    ticker: order.ticker,
    side: order.side,
    type: order.type,
    role: order.role,
    parent_id: order.parentId,
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
    reserved: formatUsd(order.reservedCash),
    reason: order.reason,
    accepted_at: order.acceptedAt,
    ended_at: order.endedAt,
    expires_at: order.expiresAt,
    fills: presentFills(order.id, entries),
    changes: changes.map(presentChange),
  };
}
