import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { estimate } from "@candlewise/domain/simulator/cost";
import { fillableIn } from "@candlewise/domain/simulator/fill";
import { formatQuantity, formatUsd } from "@candlewise/domain/simulator/money";
import { checkOrder } from "@candlewise/domain/simulator/order-checks";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Side } from "@candlewise/domain/simulator/orders";
import { reservationOf } from "@candlewise/domain/simulator/reserve";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { SimulatorMarket } from "../simulator-market.ts";
import { conditionsOf } from "../market-conditions.ts";
import { presentCost } from "./present-order.ts";
import { readRequest, type WireOrder } from "./read-request.ts";

type Preview = CallResult<SimulatorShapes["previewOrder"]>;

/** Units that can fill at once given the volume of the minute; 0 while the market is closed. */
function fillsAtOnce(market: SimulatorMarket, { ticker, quantity }: OrderRequest, at: number): bigint {
  if (!market.isOpen(ticker, at)) return 0n;
  const most = fillableIn(market.matching.minuteVolume(ticker, at));
  return quantity < most ? quantity : most;
}

/** Cost or proceeds of an order placed now and filled at once. Places nothing. @throws AppError `not_found` or the order's rejection */
export async function previewOrder(
  deps: SimulatorDependencies,
  context: SignedInContext,
  { ticker, transactionType: side }: { ticker: string; transactionType: Side },
  order: WireOrder,
): Promise<Preview> {
  const { market } = deps;
  const { hidden } = context;
  const instrument = requireInstrument(deps, ticker, hidden);
  const request = readRequest(ticker, side, order);
  return deps.accounts.change({ userId: context.userId }, ({ change, at }) => {
    const conditions = conditionsOf(market, instrument, at);
    const problem = checkOrder(change.state, request, conditions);
    if (problem) throw new AppError(problem);
    const { price, value, cost } = estimate(request, conditions);
    const amount = side === "buy" ? -value - cost.commission : value - cost.commission;
    const result = {
      cost: { ...presentCost(cost), expected_price: formatUsd(price) },
      reserved: formatUsd(reservationOf(request, conditions).cash),
      balance_after: formatUsd(change.state.cash + amount),
      fills_at_once: formatQuantity(fillsAtOnce(market, request, at)),
    };
    return { result };
  });
}
