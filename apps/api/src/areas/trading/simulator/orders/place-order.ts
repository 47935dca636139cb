import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Side } from "@candlewise/domain/simulator/orders";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { acceptOrder } from "./accept-order.ts";
import { findOrderWithLegs, hasTraded } from "./order-store.ts";
import { presentOrder, type PresentedOrder } from "./present-order.ts";
import { presentPortfolio } from "../portfolio/present-portfolio.ts";
import { digestOf, exitGroupOf, readRequest, type WireOrder } from "./read-request.ts";
import { showOrders } from "./show-orders.ts";

type Placed = CallResult<SimulatorShapes["placeOrder"]>;

/**
 * Accepts an order. Matching starts with the next second, so a market order is still open in the response. The same client order id with
 * the same body returns the existing order in its current state.
 * @throws AppError `not_found`, `order_id_reused`, `too_many_orders`, `too_many_lots`, `free_limit_reached` or the order's rejection
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
  const { userId } = context;
  const group = request.type === "oco" ? { groupId: exitGroupOf(userId, clientOrderId) } : {};
  const submission = { instrument, request, clientOrderId, digest: digestOf(request), ...group };
  const change = () =>
    deps.accounts.change({ userId, clientOrderId, ...group }, (situation) => {
      const { change, placed, at } = situation;
      if (placed !== null && placed.digest !== submission.digest) throw new AppError("order_id_reused");
      const accepted = placed === null ? acceptOrder(deps, situation, submission) : [];
      return {
        result: {
          known: placed && (placed.order.parentId ?? placed.order.id),
          records: accepted.map((record) => presentOrder(record, [], [], { market: deps.market, at })),
          portfolio: presentPortfolio(change.facts, deps.market, { at, hidden }),
        },
      };
    });
  const buys = request.side === "buy" ? ticker : null;
  const { known, records, portfolio } = await withinLimit(deps, userId, buys, change);
  if (known === null) return { ...withLegs(records), portfolio };
  return { ...(await loadPlaced(deps, context, known)), portfolio };
}

/** Places an order of an instrument that the plan allows. Sales need no permission: nobody is held in a position. */
async function withinLimit<Result>(
  { symbolLimit, database }: SimulatorDependencies,
  userId: string,
  ticker: string | null,
  place: () => Promise<Result>,
): Promise<Result> {
  if (symbolLimit === null || ticker === null) return place();
  const symbol = await symbolLimit.openSymbol(userId, ticker, () => hasTraded(database.kysely, userId, ticker));
  const placed = await place().catch(async (error: unknown) => {
    if (error instanceof AppError) await symbol?.release();
    throw error;
  });
  await symbol?.keep();
  return placed;
}

function withLegs([order, ...legs]: readonly PresentedOrder[]): Omit<Placed, "portfolio"> {
  if (!order) throw new AppError("not_found");
  return { order, legs };
}

async function loadPlaced(deps: SimulatorDependencies, context: SignedInContext, orderId: string) {
  const records = await findOrderWithLegs(deps.database.kysely, context.userId, orderId);
  return withLegs(await showOrders(deps, context, records));
}
