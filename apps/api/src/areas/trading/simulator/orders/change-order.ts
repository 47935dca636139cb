import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { cancelOrder as end } from "@candlewise/domain/simulator/cancel-order";
import { modifyOrder as modify, type OrderChanges } from "@candlewise/domain/simulator/modify-order";
import { parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import { parseTrail } from "@candlewise/domain/simulator/order-texts";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Situation } from "../accounts/accounts.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { conditionsOf } from "../market-conditions.ts";
import { findOrders } from "./order-store.ts";
import { showOrders } from "./show-orders.ts";

type Changed = CallResult<SimulatorShapes["modifyOrder"]>;
type WireChanges = z.output<SimulatorShapes["modifyOrder"]["body"]>;

/** The stored order. @throws AppError `not_found` */
async function showOrder(deps: SimulatorDependencies, context: SignedInContext, orderId: string): Promise<Changed> {
  const [record] = await findOrders(deps.database.kysely, context.userId, [orderId]);
  if (!record) throw new AppError("not_found");
  const [order] = await showOrders(deps, context, [record]);
  if (!order) throw new AppError("not_found");
  return { order };
}

/** Cancels an open order and releases its reservations. Idempotent. @throws AppError `not_found`, `order_not_open` */
export async function cancelOrder(
  deps: SimulatorDependencies,
  context: SignedInContext,
  orderId: string,
): Promise<Changed> {
  const { userId } = context;
  const isEnded = await deps.accounts.change({ userId }, ({ change, at }) => {
    const settlement = end(change.state, orderId, at);
    if (settlement) change.take(settlement);
    return { result: settlement !== null };
  });
  const shown = await showOrder(deps, context, orderId);
  if (!isEnded && shown.order.status !== "cancelled") throw new AppError("order_not_open");
  return shown;
}

function readChanges({ quantity, limit_price, stop_price, trail }: WireChanges): OrderChanges {
  return {
    ...(quantity !== undefined && { quantity: parseQuantity(quantity) }),
    ...(limit_price !== undefined && { limitPrice: parseUsd(limit_price) }),
    ...(stop_price !== undefined && { stopPrice: parseUsd(stop_price) }),
    ...(trail !== undefined && { trail: parseTrail(trail) }),
  };
}

function applyChanges(
  deps: SimulatorDependencies,
  { change, at }: Situation,
  { orderId, changes, hidden }: { orderId: string; changes: OrderChanges; hidden: Hidden },
): void {
  const { market } = deps;
  const order = change.state.orders.find(({ id }) => id === orderId);
  if (!order) throw new AppError("order_not_open");
  const instrument = requireInstrument(deps, order.ticker, hidden);
  const conditions = conditionsOf(market, instrument, at);
  const modification = modify(change.state, orderId, changes, conditions);
  if (modification.type === "refused") throw new AppError(modification.problem);
  change.take({ account: modification.account, events: [], changedOrders: modification.orders });
  if (modification.change) change.note(orderId, modification.change);
}

/**
 * Changes an open order and records the previous values. Matching of the changed order starts with the next second.
 * @throws AppError `not_found`, `order_not_open` or the rejection of the changed order
 */
export async function modifyOrder(
  deps: SimulatorDependencies,
  context: SignedInContext,
  orderId: string,
  wire: WireChanges,
): Promise<Changed> {
  const { userId, hidden } = context;
  await showOrder(deps, context, orderId);
  const changes = readChanges(wire);
  await deps.accounts.change({ userId }, (situation) => {
    applyChanges(deps, situation, { orderId, changes, hidden });
    return { result: null };
  });
  return showOrder(deps, context, orderId);
}
