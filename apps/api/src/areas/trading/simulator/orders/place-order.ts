import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { AccountState } from "@candlewise/domain/simulator/account";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Side } from "@candlewise/domain/simulator/orders";
import { placeOrder as accept } from "@candlewise/domain/simulator/place-order";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Situation } from "../accounts/accounts.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { TradedInstrument } from "../simulator-market.ts";
import { conditionsOf } from "../market-conditions.ts";
import type { OrderRecord } from "./order-rows.ts";
import { findOrderWithLegs } from "./order-store.ts";
import { presentOrder, type PresentedOrder } from "./present-order.ts";
import { presentPortfolio } from "../portfolio/present-portfolio.ts";
import { digestOf, readRequest, type WireOrder } from "./read-request.ts";
import { showOrders } from "./show-orders.ts";

type Placed = CallResult<SimulatorShapes["placeOrder"]>;

/** Limit of orders per account, ended ones included. A bracket counts as three. */
const MOST_ORDERS = 20_000;
/** Limit of lots held in an account: each fill of a purchase is one, and every call reads them all. */
const MOST_LOTS = 2_000;

interface Wish {
  readonly instrument: TradedInstrument;
  readonly request: OrderRequest;
  readonly clientOrderId: string;
  readonly digest: string;
}

/** Whether the lots held, with one more for each open purchase, reach the limit. */
const hasMostLots = ({ positions, orders }: AccountState): boolean =>
  positions.reduce((sum, { lots }) => sum + lots.length, 0) + orders.filter(({ side }) => side === "buy").length >=
  MOST_LOTS;

/** Adds a new order to the account and returns it with its legs. Matching starts with the next second. */
function acceptNew(deps: SimulatorDependencies, { change, at }: Situation, wish: Wish): OrderRecord[] {
  const { market } = deps;
  if (change.account.orderCount >= MOST_ORDERS) throw new AppError("too_many_orders");
  if (wish.request.side === "buy" && hasMostLots(change.state)) throw new AppError("too_many_lots");
  const id = deps.ids.uuid();
  const placement = accept(change.state, wish.request, {
    at,
    // Only a bracket has legs.
    ids: wish.request.type === "bracket" ? [id, deps.ids.uuid(), deps.ids.uuid()] : [id, id, id],
    sequence: change.account.orderCount,
    conditions: conditionsOf(market, wish.instrument, at),
    market: market.matching,
  });
  if (placement.type === "refused") throw new AppError(placement.problem);
  const { clientOrderId, digest } = wish;
  const accountNumber = change.account.number;
  const records = placement.orders.map((order) => ({ order, clientOrderId, digest, accountNumber }));
  change.place(placement.account, records);
  return records;
}

/**
 * Accepts an order. Matching starts with the next second, so a market order is still open in the response. The same client order id with
 * the same body returns the existing order in its current state.
 * @throws AppError `not_found`, `order_id_reused`, `too_many_orders`, `too_many_lots` or the order's rejection
 */
export async function placeOrder(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { ticker, transactionType }: { ticker: string; transactionType: Side },
  { client_order_id: clientOrderId, order }: { client_order_id: string; order: WireOrder },
): Promise<Placed> {
  const { hidden } = context;
  const instrument = requireInstrument(deps, ticker, hidden);
  const request = readRequest(ticker, transactionType, order);
  const wish = { instrument, request, clientOrderId, digest: digestOf(request) };
  const { userId } = context;
  const { known, records, portfolio } = await deps.accounts.change({ userId, clientOrderId }, (situation) => {
    const { change, placed, at } = situation;
    if (placed !== null && placed.digest !== wish.digest) throw new AppError("order_id_reused");
    const accepted = placed === null ? acceptNew(deps, situation, wish) : [];
    const facts = { ...change.account, state: change.state };
    return {
      result: {
        known: placed?.order.id ?? null,
        records: accepted,
        portfolio: presentPortfolio(facts, deps.market, { at, hidesCrypto: hidden.crypto }),
      },
    };
  });
  if (known === null) return { ...withLegs(records.map((record) => presentOrder(record, [], []))), portfolio };
  return { ...(await loadPlaced(deps, userId, known)), portfolio };
}

function withLegs([order, ...legs]: readonly PresentedOrder[]): Omit<Placed, "portfolio"> {
  if (!order) throw new AppError("not_found");
  return { order, legs };
}

async function loadPlaced({ database }: SimulatorDependencies, userId: string, orderId: string) {
  const records = await findOrderWithLegs(database.kysely, userId, orderId);
  return withLegs(await showOrders(database.kysely, userId, records));
}
