import type { AccountState, Order, OrderRole, Settlement } from "./account.ts";
import { releaseLegs } from "./exit-legs.ts";
import type { MatchingMarket } from "./matching-market.ts";
import { checkOrder, type OrderProblem } from "./order-checks.ts";
import type { MarketConditions, OrderRequest } from "./order-request.ts";
import type { Side } from "./orders.ts";
import { reservationOf } from "./reserve.ts";

const DAY = 86_400;
const GTC_DAYS = 90;

/** First second at which a good-till-cancelled order has expired. */
export const gtcExpiry = (from: number): number => from + GTC_DAYS * DAY;

/** The context for accepting an order. */
export interface Acceptance {
  /** The server's second; the account is settled up to and including it. */
  readonly at: number;
  /** Ids of the order, and of a bracket's stop and target; for exit legs the first is that of their group. */
  readonly ids: readonly [order: string, stopLoss: string, takeProfit: string];
  /** The first unused rank of the account; a bracket takes three, exit legs one each. */
  readonly sequence: number;
  readonly conditions: MarketConditions;
  readonly market: Pick<MatchingMarket, "sessionEnd">;
}

export type Placement =
  | { readonly type: "refused"; readonly problem: OrderProblem }
  /** `orders` are the new orders, the requested one first; `released` is what made exit legs give way to a sale. */
  | {
      readonly type: "placed";
      readonly account: AccountState;
      readonly orders: readonly Order[];
      readonly released: Settlement | null;
    };

/** A day order expires with its session; after 24 hours where the market never closes. */
function expiryOf({ timeInForce, ticker }: OrderRequest, { at, market }: Acceptance): number {
  if (timeInForce === "gtc") return gtcExpiry(at);
  return market.sessionEnd(ticker, at) ?? at + DAY;
}

interface Terms {
  readonly id: string;
  readonly sequence: number;
  readonly side: Side;
  readonly type: Order["type"];
  readonly role: OrderRole | null;
  readonly parentId: string | null;
}

function blankOrder(terms: Terms, request: OrderRequest, { at, conditions }: Acceptance): Order {
  return {
    ...terms,
    ticker: request.ticker,
    timeInForce: request.timeInForce,
    commissionPlan: conditions.commissionPlan,
    limitPrice: null,
    stopPrice: null,
    trail: null,
    reservePrice: null,
    status: "open",
    reason: null,
    quantity: request.quantity,
    armedQuantity: request.quantity,
    filledQuantity: 0n,
    filledValue: 0n,
    commission: 0n,
    reservedCash: 0n,
    triggeredAt: null,
    extreme: null,
    acceptedAt: at,
    expiresAt: null,
    endedAt: null,
    watchFrom: at + 1,
  };
}

/** A bracket's stop and target: they wait for the entry, then stay open for up to 90 days or until one of them has sold what it bought. */
function legsOf(request: OrderRequest & { type: "bracket" }, acceptance: Acceptance): Order[] {
  const [parentId, stopLoss, takeProfit] = acceptance.ids;
  const { sequence } = acceptance;
  const leg = (terms: Pick<Terms, "id" | "sequence" | "type" | "role">): Order => ({
    ...blankOrder({ ...terms, side: "sell", parentId }, request, acceptance),
    timeInForce: "gtc",
    status: "waiting",
    armedQuantity: 0n,
  });
  return [
    {
      ...leg({ id: stopLoss, sequence: sequence + 1, type: "stop", role: "stop_loss" }),
      stopPrice: request.stopLossPrice,
    },
    {
      ...leg({ id: takeProfit, sequence: sequence + 2, type: "limit", role: "take_profit" }),
      limitPrice: request.takeProfitPrice,
    },
  ];
}

/** Exit legs of a position; the stop ranks first. */
function exitLegs(request: OrderRequest & { type: "oco" }, acceptance: Acceptance): Order[] {
  const { stopLossPrice, trail, takeProfitPrice } = request;
  const { ids, sequence } = acceptance;
  const leg = (terms: Pick<Terms, "id" | "sequence" | "type">): Order => ({
    ...blankOrder({ ...terms, side: "sell", role: null, parentId: ids[0] }, request, acceptance),
    expiresAt: expiryOf(request, acceptance),
  });
  const stop = { id: ids[1], sequence } as const;
  const target = { id: ids[2], sequence: stopLossPrice === null && trail === null ? sequence : sequence + 1 } as const;
  return [
    ...(stopLossPrice === null ? [] : [{ ...leg({ ...stop, type: "stop" }), stopPrice: stopLossPrice }]),
    ...(trail === null ? [] : [{ ...leg({ ...stop, type: "trailing_stop" }), trail }]),
    ...(takeProfitPrice === null ? [] : [{ ...leg({ ...target, type: "limit" }), limitPrice: takeProfitPrice }]),
  ];
}

function singleOrder(request: Exclude<OrderRequest, { type: "oco" }>, acceptance: Acceptance): Order {
  const { ids, sequence, conditions } = acceptance;
  const role = request.type === "bracket" ? "entry" : null;
  const terms = { id: ids[0], sequence, side: request.side, type: request.type, role, parentId: null } as const;
  const { price: reservePrice, cash: reservedCash } = reservationOf(request, conditions);
  return {
    ...blankOrder(terms, request, acceptance),
    limitPrice: "limitPrice" in request ? request.limitPrice : null,
    stopPrice: "stopPrice" in request ? request.stopPrice : null,
    trail: "trail" in request ? request.trail : null,
    reservePrice,
    reservedCash,
    expiresAt: expiryOf(request, acceptance),
  };
}

function newOrders(request: OrderRequest, acceptance: Acceptance): Order[] {
  if (request.type === "oco") return exitLegs(request, acceptance);
  const order = singleOrder(request, acceptance);
  return request.type === "bracket" ? [order, ...legsOf(request, acceptance)] : [order];
}

/**
 * Accepts an order and reserves its cash or quantity, or returns the problem. Exit legs give way to a sale of what they reserve. Matching
 * starts with the next second. Throws `RangeError`
 * when the account is not settled up to and including `at`.
 */
export function placeOrder(account: AccountState, request: OrderRequest, acceptance: Acceptance): Placement {
  if (account.settledUntil <= acceptance.at) throw new RangeError("the account is not settled yet");
  const problem = checkOrder(account, request, acceptance.conditions);
  if (problem) return { type: "refused", problem };
  // If this server's clock lags behind the one that settled last, the order must not precede events already settled.
  const accepted = { ...acceptance, at: Math.max(acceptance.at, account.settledUntil - 2) };
  const { side, ticker, quantity } = request;
  const released = side === "sell" ? releaseLegs(account, ticker, quantity, accepted.at) : null;
  const before = released?.account ?? account;
  const orders = newOrders(request, accepted);
  return { type: "placed", account: { ...before, orders: [...before.orders, ...orders] }, orders, released };
}
