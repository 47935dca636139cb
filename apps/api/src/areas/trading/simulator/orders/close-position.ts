import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { positionClosing } from "@candlewise/domain/simulator/closing";
import { hash } from "node:crypto";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Situation } from "../accounts/accounts.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { conditionsOf } from "../market-conditions.ts";
import { presentPortfolio } from "../portfolio/present-portfolio.ts";
import type { TradedInstrument } from "../simulator-market.ts";
import { acceptOrder } from "./accept-order.ts";
import { cancelEach } from "./cancel-each.ts";
import { findOrders } from "./order-store.ts";
import { showOrders } from "./show-orders.ts";

type Closed = CallResult<SimulatorShapes["closePosition"]>;

interface Closing {
  readonly instrument: TradedInstrument;
  readonly clientOrderId: string;
  readonly digest: string;
}

function close(deps: SimulatorDependencies, situation: Situation, { instrument, clientOrderId, digest }: Closing) {
  const { change, at } = situation;
  const conditions = conditionsOf(deps.market, instrument, at);
  const { canceled, sales } = positionClosing(change.state, instrument.ticker, conditions);
  if (sales.length === 0) throw new AppError("nothing_to_close");
  cancelEach(situation, canceled);
  const placed = sales.flatMap((request, index) => {
    const id = index === 0 ? clientOrderId : deps.ids.uuid();
    return acceptOrder(deps, situation, { instrument, request, clientOrderId: id, digest });
  });
  return { canceled, ids: placed.map(({ order }) => order.id) };
}

/**
 * Sells all of a position at market, after canceling what reserves it. The same client order id returns the existing sale.
 * @throws AppError `not_found`, `nothing_to_close`, `order_id_reused`, `too_many_orders` or the rejection of a sale
 */
export async function closePosition(
  deps: SimulatorDependencies,
  context: SignedInContext,
  ticker: string,
  clientOrderId: string,
): Promise<Closed> {
  const { userId, hidden } = context;
  const instrument = requireInstrument(deps, ticker, hidden);
  const closing = { instrument, clientOrderId, digest: hash("sha256", `close ${ticker}`, "base64url") };
  const { ids, canceled, portfolio } = await deps.accounts.change({ userId, clientOrderId }, (situation) => {
    const { change, placed, at } = situation;
    if (placed !== null && placed.digest !== closing.digest) throw new AppError("order_id_reused");
    const done = placed === null ? close(deps, situation, closing) : { canceled: [], ids: [placed.order.id] };
    return { result: { ...done, portfolio: presentPortfolio(change.facts, deps.market, { at, hidden }) } };
  });
  const records = await findOrders(deps.database.kysely, userId, ids);
  return { orders: await showOrders(deps, context, records), canceled: [...canceled], portfolio };
}
