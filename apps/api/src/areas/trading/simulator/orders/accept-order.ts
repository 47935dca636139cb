import type { AccountState } from "@candlewise/domain/simulator/account";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import { placeOrder as accept } from "@candlewise/domain/simulator/place-order";
import { AppError } from "#api/platform/errors.ts";
import type { Situation } from "../accounts/accounts.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { conditionsOf } from "../market-conditions.ts";
import type { TradedInstrument } from "../simulator-market.ts";
import type { OrderRecord } from "./order-rows.ts";

/** Limit of orders per account, ended ones included. A bracket counts as three. */
const MOST_ORDERS = 20_000;
/** Limit of lots held in an account: each fill of a purchase is one, and every call reads them all. */
const MOST_LOTS = 2_000;

interface Submission {
  readonly instrument: TradedInstrument;
  readonly request: OrderRequest;
  readonly clientOrderId: string;
  readonly digest: string;
  /** Of exit legs. */
  readonly groupId?: string;
}

/** Whether the lots held, with one more for each open purchase, reach the limit. */
const hasMostLots = ({ positions, orders }: AccountState): boolean =>
  positions.reduce((sum, { lots }) => sum + lots.length, 0) + orders.filter(({ side }) => side === "buy").length >=
  MOST_LOTS;

/**
 * Adds a new order to the account and returns it with its legs. Matching starts with the next second.
 * @throws AppError `too_many_orders`, `too_many_lots` or the order's rejection
 */
export function acceptOrder(
  { market, ids }: SimulatorDependencies,
  { change, at }: Situation,
  { instrument, request, clientOrderId, digest, groupId }: Submission,
): OrderRecord[] {
  const { orderCount: sequence } = change;
  if (sequence >= MOST_ORDERS) throw new AppError("too_many_orders");
  if (request.side === "buy" && hasMostLots(change.state)) throw new AppError("too_many_lots");
  const id = ids.uuid();
  const placement = accept(change.state, request, {
    at,
    // Only brackets and exit legs take more than one.
    ids: ["bracket", "oco"].includes(request.type) ? [groupId ?? id, ids.uuid(), ids.uuid()] : [id, id, id],
    sequence,
    conditions: conditionsOf(market, instrument, at),
    market: market.matching,
  });
  if (placement.type === "refused") throw new AppError(placement.problem);
  if (placement.released) change.take(placement.released);
  const accountNumber = change.account.number;
  const records = placement.orders.map((order) => ({ order, clientOrderId, digest, accountNumber }));
  change.place(placement.account, records);
  return records;
}
