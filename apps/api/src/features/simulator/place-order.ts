import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Side } from "@candlewise/domain/simulator/orders";
import { placeOrder as accept } from "@candlewise/domain/simulator/place-order";
import { settle } from "@candlewise/domain/simulator/settle";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { Situation } from "./accounts.ts";
import { requireInstrument, requireSimulator } from "./caller.ts";
import type { SimulatorDependencies } from "./dependencies.ts";
import type { TradedInstrument } from "./simulator-market.ts";
import { conditionsOf } from "./market-conditions.ts";
import type { OrderRecord } from "./order-rows.ts";
import { findOrderWithLegs } from "./order-store.ts";
import { presentOrder, type PresentedOrder } from "./present-order.ts";
import { presentPortfolio } from "./present-portfolio.ts";
import { digestOf, readRequest, type WireOrder } from "./read-request.ts";
import { showOrders } from "./show-orders.ts";

type Placed = CallResult<SimulatorShapes["placeOrder"]>;

interface Wish {
  readonly instrument: TradedInstrument;
  readonly request: OrderRequest;
  readonly clientOrderId: string;
  readonly digest: string;
}

/** Takes a new order into the account, and lets it meet the second that follows. Returns it with its legs. */
function acceptNew(deps: SimulatorDependencies, { change, at }: Situation, wish: Wish): OrderRecord[] {
  const { market } = deps;
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
  change.take(settle(change.state, market.matching, at + 2));
  return records.map((record) => change.find(record.order.id) ?? record);
}

/**
 * Places an order; what the next second of the market fills is filled in the answer. Sent again, it gives the order that was placed.
 * @throws AppError `not_found`, `order_id_reused` or what is wrong with the order
 */
export async function placeOrder(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { ticker, transactionType }: { ticker: string; transactionType: Side },
  { client_order_id: clientOrderId, order }: { client_order_id: string; order: WireOrder },
): Promise<Placed> {
  const hidden = await requireSimulator(deps, context);
  const instrument = requireInstrument(deps, ticker, hidden);
  const request = readRequest(ticker, transactionType, order);
  const wish = { instrument, request, clientOrderId, digest: digestOf(request) };
  const { userId } = context;
  const { known, records, entries, portfolio } = await deps.accounts.change({ userId, clientOrderId }, (situation) => {
    const { change, placed, at } = situation;
    if (placed !== null && placed.digest !== wish.digest) throw new AppError("order_id_reused");
    const accepted = placed === null ? acceptNew(deps, situation, wish) : [];
    const facts = { ...change.account, state: change.state };
    return {
      result: {
        known: placed?.order.id ?? null,
        records: accepted,
        entries: change.entries(),
        portfolio: presentPortfolio(facts, deps.market, { at, hidesCrypto: hidden.crypto }),
      },
    };
  });
  if (known === null) return { ...withLegs(records.map((record) => presentOrder(record, entries, []))), portfolio };
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
