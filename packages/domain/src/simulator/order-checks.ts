import type { AccountState } from "./account.ts";
import type { MarketTick } from "./matching-market.ts";
import { multiply } from "./money.ts";
import type { MarketConditions, OrderRequest } from "./order-request.ts";
import type { Side, Trail } from "./orders.ts";
import { sellableQuantity } from "./exit-legs.ts";
import { freeCash, heldQuantity, reservationOf } from "./reserve.ts";

type ExitRequest = Extract<OrderRequest, { type: "oco" }>;

/** Why an order is rejected; the names are error codes of the catalog. */
export type OrderProblem =
  | "market_closed"
  | "insufficient_cash"
  | "insufficient_quantity"
  /** Held, but reserved by orders that do not give way. */
  | "quantity_reserved"
  | "price_out_of_range"
  | "trail_out_of_range"
  | "stop_on_wrong_side"
  | "bracket_out_of_order"
  | "order_too_small"
  | "order_too_large"
  | "too_many_open_orders";

export const MAX_OPEN_ORDERS = 200;
/** One cent. */
const SMALLEST_VALUE = 100n;
/** A billion US dollars: sums stay well within 64 bits. */
const LARGEST_VALUE = 1_000_000_000_0000n;
/** Prices must be between a tenth of the mid price and ten times it. */
const PRICE_RANGE = 10n;
/** Half the price, in 1e-4. */
const WIDEST_TRAIL = 5_000n;

/** The prices in a request; trailing distances are checked separately. */
function pricesOf(request: OrderRequest): bigint[] {
  switch (request.type) {
    case "market":
    case "trailing_stop":
      return [];
    case "limit":
      return [request.limitPrice];
    case "stop":
      return [request.stopPrice];
    case "stop_limit":
      return [request.stopPrice, request.limitPrice];
    case "oco":
      return [request.stopLossPrice, request.takeProfitPrice].filter((price) => price !== null);
    case "bracket":
      return [request.limitPrice ?? request.stopLossPrice, request.stopLossPrice, request.takeProfitPrice];
  }
}

/** Whether a price is so far from the market that it must be a typing error. */
export function isOutOfRange(price: bigint, mid: bigint): boolean {
  return price * PRICE_RANGE < mid || price > mid * PRICE_RANGE;
}

/** Whether a trailing distance is 0 or more than half the price. */
export function isTrailOutOfRange(trail: Trail, mid: bigint): boolean {
  if (trail.type === "ratio") return trail.basisPoints < 1n || trail.basisPoints > WIDEST_TRAIL;
  return trail.amount < 1n || 2n * trail.amount > mid;
}

/** Whether a stop would trigger at once: a buy stop must be above the ask, a sell stop below the bid. */
export function isStopOnWrongSide(side: Side, stop: bigint, tick: MarketTick): boolean {
  return side === "buy" ? stop <= tick.ask : stop >= tick.bid;
}

/** Whether a bracket violates stop < entry < target, or its entry would trigger the stop. */
function isBracketOutOfOrder(
  { limit, stop, target }: { limit: bigint | null; stop: bigint; target: bigint },
  tick: MarketTick,
): boolean {
  const lowEntry = limit !== null && limit < tick.bid ? limit : tick.bid;
  const highEntry = limit ?? tick.ask;
  return stop >= lowEntry || target <= highEntry;
}

/** Orders must be worth from one cent to a billion dollars, and at most the average daily volume. */
export function sizeProblem(quantity: bigint, price: bigint, volume: bigint): OrderProblem | null {
  const value = multiply(quantity, price);
  if (value < SMALLEST_VALUE) return "order_too_small";
  return quantity > volume || value > LARGEST_VALUE ? "order_too_large" : null;
}

/** Exit legs must be stop < market < target, so that none would sell at once. */
function exitProblem(
  { stopLossPrice: stop, takeProfitPrice: target }: ExitRequest,
  tick: MarketTick,
): OrderProblem | null {
  if (stop !== null && isStopOnWrongSide("sell", stop, tick)) return "stop_on_wrong_side";
  return target !== null && target <= tick.bid ? "bracket_out_of_order" : null;
}

function priceProblem(request: OrderRequest, tick: MarketTick): OrderProblem | null {
  if (pricesOf(request).some((price) => isOutOfRange(price, tick.mid))) return "price_out_of_range";
  const trail = "trail" in request ? request.trail : null;
  if (trail && isTrailOutOfRange(trail, tick.mid)) return "trail_out_of_range";
  if (request.type === "stop" || request.type === "stop_limit") {
    return isStopOnWrongSide(request.side, request.stopPrice, tick) ? "stop_on_wrong_side" : null;
  }
  if (request.type === "oco") return exitProblem(request, tick);
  if (request.type !== "bracket") return null;
  const { limitPrice: limit, stopLossPrice: stop, takeProfitPrice: target } = request;
  return request.side === "sell" || isBracketOutOfOrder({ limit, stop, target }, tick) ? "bracket_out_of_order" : null;
}

/** Whether an order executes at the price of the next second, whatever it is. */
function needsOpenMarket(request: OrderRequest): boolean {
  return request.type === "market" || (request.type === "bracket" && request.limitPrice === null);
}

function saleProblem(account: AccountState, { ticker, quantity }: OrderRequest): OrderProblem | null {
  if (quantity > heldQuantity(account, ticker)) return "insufficient_quantity";
  return quantity > sellableQuantity(account, ticker) ? "quantity_reserved" : null;
}

/** The first problem of an order; null when it is acceptable. */
export function checkOrder(
  account: AccountState,
  request: OrderRequest,
  conditions: MarketConditions,
): OrderProblem | null {
  const { tick, averageDailyVolume } = conditions;
  const { price: reservePrice, cash } = reservationOf(request, conditions);
  const problem =
    sizeProblem(request.quantity, reservePrice ?? tick.mid, averageDailyVolume) ?? priceProblem(request, tick);
  if (problem) return problem;
  if (needsOpenMarket(request) && !conditions.isOpen && !conditions.canQueue) return "market_closed";
  const parts = request.type === "bracket" ? 3 : request.type === "oco" ? 2 : 1;
  if (account.orders.length + parts > MAX_OPEN_ORDERS) return "too_many_open_orders";
  if (reservePrice === null) {
    return saleProblem(account, request);
  }
  return cash > freeCash(account) ? "insufficient_cash" : null;
}
