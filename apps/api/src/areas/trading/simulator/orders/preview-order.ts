import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { AccountState } from "@candlewise/domain/simulator/account";
import { estimate } from "@candlewise/domain/simulator/cost";
import { releaseLegs, sellableQuantity } from "@candlewise/domain/simulator/exit-legs";
import { fillableIn } from "@candlewise/domain/simulator/fill";
import { takeOldest } from "@candlewise/domain/simulator/lots";
import { formatQuantity, formatUsd } from "@candlewise/domain/simulator/money";
import { checkOrder } from "@candlewise/domain/simulator/order-checks";
import type { MarketConditions, OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Side } from "@candlewise/domain/simulator/orders";
import { freeCash, largestPurchase, reservationOf } from "@candlewise/domain/simulator/reserve";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { SimulatorMarket } from "../simulator-market.ts";
import { conditionsOf } from "../market-conditions.ts";
import { presentCost } from "./present-order.ts";
import { readRequest, type WireOrder } from "./read-request.ts";

type Preview = CallResult<SimulatorShapes["previewOrder"]>;

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** When the order meets the market: units that the volume of this minute can fill, or the open that it waits for. */
function presentMeeting(
  market: SimulatorMarket,
  { ticker, quantity }: OrderRequest,
  at: number,
): Pick<Preview, "fills_at_once" | "opens_at"> {
  if (!market.isOpen(ticker, at)) {
    return { fills_at_once: formatQuantity(quantity), opens_at: market.matching.nextTradedSecond(ticker, at) };
  }
  const most = fillableIn(market.matching.minuteVolume(ticker, at));
  return { fills_at_once: formatQuantity(smaller(quantity, most)), opens_at: null };
}

/** What the account has once the order is filled at the expected price. */
function presentOutcome(
  state: AccountState,
  { side, ticker, quantity }: OrderRequest,
  { value, commission }: { readonly value: bigint; readonly commission: bigint },
): Pick<Preview, "total" | "realized_profit" | "balance_after" | "buying_power_after"> {
  const isBuy = side === "buy";
  const total = isBuy ? value + commission : value - commission;
  const change = isBuy ? -total : total;
  const lots = state.positions.find((position) => position.ticker === ticker)?.lots ?? [];
  return {
    total: formatUsd(total),
    realized_profit: isBuy ? null : formatUsd(total - takeOldest(lots, quantity).cost),
    balance_after: formatUsd(state.cash + change),
    buying_power_after: formatUsd(freeCash(state) + change),
  };
}

function mostOf(state: AccountState, request: OrderRequest, conditions: MarketConditions): bigint {
  const { side, ticker } = request;
  if (side === "buy") return largestPurchase(freeCash(state), request, conditions);
  return smaller(sellableQuantity(state, ticker), conditions.averageDailyVolume);
}

/** Orders that make room for a sale. */
const presentGivingWay = (state: AccountState, { side, ticker, quantity }: OrderRequest, at: number) =>
  (side === "sell" ? (releaseLegs(state, ticker, quantity, at)?.changedOrders ?? []) : [])
    .filter(({ parentId }) => parentId !== null)
    .map(({ id, armedQuantity, filledQuantity }) => ({
      order_id: id,
      quantity_left: formatQuantity(armedQuantity - filledQuantity),
    }));

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
  return deps.accounts.change({ userId: context.userId }, ({ change: { state }, at }) => {
    const conditions = conditionsOf(market, instrument, at);
    const problem = checkOrder(state, request, conditions);
    if (problem) throw new AppError(problem);
    const { price, value, cost } = estimate(request, conditions);
    const result = {
      cost: { ...presentCost(cost), expected_price: formatUsd(price) },
      reserved: formatUsd(reservationOf(request, conditions).cash),
      ...presentOutcome(state, request, { value, commission: cost.commission }),
      max_quantity: formatQuantity(mostOf(state, request, conditions)),
      ...presentMeeting(market, request, at),
      gives_way: presentGivingWay(state, request, at),
    };
    return { result };
  });
}
