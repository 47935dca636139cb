import type { ReplayFillSchema, ReplayOrderSchema } from "@candlewise/contracts/replay/schemas";
import type { ReplayFact } from "@candlewise/domain/replay/session";
import type { Order, TradeCost } from "@candlewise/domain/simulator/account";
import { divide, formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { z } from "zod";
import { barOf } from "./replays.ts";
import type { Replay } from "./store.ts";

type PresentedOrder = z.input<typeof ReplayOrderSchema>;
type PresentedFill = z.input<typeof ReplayFillSchema>;

/** The items of a cost in wire format. */
export function presentCost({
  midPrice,
  value,
  spread,
  slippage,
  commission,
  total,
}: TradeCost): PresentedFill["cost"] {
  return {
    mid_price: formatUsd(midPrice),
    value: formatUsd(value),
    spread: formatUsd(spread),
    slippage: formatUsd(slippage),
    commission: formatUsd(commission),
    total_cost: formatUsd(total),
    total_cost_percent: percentOf(total, value),
  };
}

function presentFill(replay: Replay, { at, quantity, price, cost, realizedProfit }: ReplayFact): PresentedFill[] {
  if (quantity === null || price === null || cost === null) return [];
  return [
    {
      bar: barOf(replay, at),
      quantity: formatQuantity(quantity),
      price: formatUsd(price),
      cost: presentCost(cost),
      realized_profit: realizedProfit === null ? null : formatUsd(realizedProfit),
    },
  ];
}

/** Narrows to the types that replays support; others are never accepted. */
function typeOf({ type }: Order): PresentedOrder["type"] {
  if (type === "stop_limit" || type === "trailing_stop") throw new RangeError(`a replay holds no ${type}`);
  return type;
}

const usdOrNull = (value: bigint | null): string | null => (value === null ? null : formatUsd(value));

/** An order with its fills. Times are given as bar numbers, so that a surprise is not revealed. */
export function presentOrder(replay: Replay, order: Order): PresentedOrder {
  return {
    id: order.id,
    side: order.side,
    type: typeOf(order),
    role: order.role,
    parent_id: order.parentId,
    status: order.status,
    quantity: formatQuantity(order.quantity),
    filled_quantity: formatQuantity(order.filledQuantity),
    average_price: order.filledQuantity === 0n ? null : formatUsd(divide(order.filledValue, order.filledQuantity)),
    limit_price: usdOrNull(order.limitPrice),
    stop_price: usdOrNull(order.stopPrice),
    reserved: formatUsd(order.reservedCash),
    reason: order.reason,
    accepted_bar: barOf(replay, order.acceptedAt),
    ended_bar: order.endedAt === null ? null : barOf(replay, order.endedAt),
    fills: replay.state.facts
      .filter(({ orderId }) => orderId === order.id)
      .flatMap((fact) => presentFill(replay, fact)),
  };
}
