import type { Fill, Order } from "./account.ts";
import { armLegs, endEntryOf, reduceOtherLeg } from "./bracket-legs.ts";
import { commissionOn } from "./commission.ts";
import { costOf, executionPrice, slippageOf } from "./cost.ts";
import { budgetOf, end, update, type Draft } from "./draft.ts";
import { fillLines } from "./ledger.ts";
import { takeOldest } from "./lots.ts";
import type { MarketTick, MatchingMarket } from "./matching-market.ts";
import { divide, UNIT } from "./money.ts";
import { cashToReserve, freeCash, mostPayable } from "./reserve.ts";

const PARTICIPATION_DIVISOR = 10n;
const MINUTE = 60;

const nextMinute = (at: number): number => at - (at % MINUTE) + MINUTE;
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** One order can fill a tenth of a minute's volume; the rest follows in later minutes. */
export const fillableIn = (minuteVolume: bigint): bigint => minuteVolume / PARTICIPATION_DIVISOR;

interface Charge {
  readonly value: bigint;
  readonly commission: bigint;
}

/**
 * Value and commission that a fill adds to its order. Both are rounded over the whole order, not per fill, so that an order filled in parts
 * costs exactly as much as one filled at once.
 */
function chargeOf(order: Order, quantity: bigint, price: bigint): Charge {
  const before = divide(order.filledValue, UNIT);
  const after = divide(order.filledValue + quantity * price, UNIT);
  return { value: after - before, commission: commissionOn(after, order.commissionPlan) - order.commission };
}

/** The largest part of `wanted` that the budget covers. */
function affordable(order: Order, price: bigint, wanted: bigint, budget: bigint): bigint {
  return mostPayable(wanted, (quantity) => {
    const { value, commission } = chargeOf(order, quantity, price);
    return value + commission <= budget;
  });
}

/** Transfers units and lots; returns the profit of a sale. */
function exchange(
  draft: Draft,
  order: Order,
  at: number,
  quantity: bigint,
  { value, commission }: Charge,
): bigint | null {
  const lots = draft.lots.get(order.ticker) ?? [];
  if (order.side === "buy") {
    draft.cash -= value + commission;
    draft.lots.set(order.ticker, [...lots, { quantity, cost: value + commission, acquiredAt: at }]);
    return null;
  }
  const { left, cost } = takeOldest(lots, quantity);
  draft.cash += value - commission;
  draft.lots.set(order.ticker, left);
  return value - commission - cost;
}

/** The order after a fill. If the price has moved away, the remaining cash is reserved for the rest. */
function executed(draft: Draft, order: Order, fill: Fill): Order {
  const filledQuantity = order.filledQuantity + fill.quantity;
  const isDone = filledQuantity === order.quantity;
  const filled: Order = {
    ...order,
    status: isDone ? "filled" : "partially_filled",
    filledQuantity,
    filledValue: order.filledValue + fill.quantity * fill.price,
    commission: order.commission + fill.cost.commission,
    endedAt: isDone ? fill.at : null,
    reservedCash: 0n,
    watchFrom: nextMinute(fill.at),
  };
  if (isDone || order.side === "sell") return filled;
  const others = [...draft.orders.values()].filter(({ id }) => id !== order.id);
  const free = freeCash({ cash: draft.cash, orders: others });
  return { ...filled, reservedCash: smaller(cashToReserve(filled), free) };
}

interface Meeting {
  readonly tick: MarketTick;
  readonly market: MatchingMarket;
}

/** Price and quantity at a second, limited by the minute's volume and, for a purchase, by cash. */
function termsOf(
  draft: Draft,
  order: Order,
  wanted: bigint,
  { tick, market }: Meeting,
): { price: bigint; quantity: bigint } {
  const { ticker, side } = order;
  const slippage = slippageOf(tick.mid, order.quantity, {
    averageDailyVolume: market.averageDailyVolume(ticker, tick.at),
    dailyVolatilityPpm: market.dailyVolatilityPpm(ticker, tick.at),
  });
  const price = executionPrice(side, tick, slippage, order.limitPrice);
  return { price, quantity: side === "buy" ? affordable(order, price, wanted, budgetOf(draft, order)) : wanted };
}

/** Books a fill and its effects on the other parts of a bracket. */
function book(
  draft: Draft,
  order: Order,
  tick: MarketTick,
  { price, quantity }: { price: bigint; quantity: bigint },
): void {
  const { id: orderId, ticker, side } = order;
  const { at } = tick;
  const charge = chargeOf(order, quantity, price);
  const realizedProfit = exchange(draft, order, at, quantity, charge);
  const cost = costOf({ side, tick, quantity, price, ...charge });
  const done: Fill = { orderId, ticker, side, at, quantity, price, value: charge.value, cost, realizedProfit };
  update(draft, executed(draft, order, done));
  draft.events.push({
    type: "fill",
    at,
    ticker,
    orderId,
    fill: done,
    ledger: fillLines(done),
    cashAfter: draft.cash,
  });
  if (order.role === "entry") armLegs(draft, order, at, quantity);
  if (order.parentId !== null) reduceOtherLeg(draft, order, at, quantity);
}

/**
 * Fills an order at a second, limited by the minute's volume. If the price has moved away and a market or stop order exceeds its
 * reservation and the free cash, it buys what they cover and ends.
 */
export function fill(draft: Draft, waiting: Order, tick: MarketTick, market: MatchingMarket): void {
  const { at } = tick;
  const fillable = fillableIn(market.minuteVolume(waiting.ticker, at));
  const wanted = smaller(waiting.armedQuantity - waiting.filledQuantity, fillable);
  if (wanted === 0n) {
    draft.orders.set(waiting.id, { ...waiting, watchFrom: nextMinute(at) });
    return;
  }
  const order = endEntryOf(draft, waiting, at);
  const terms = termsOf(draft, order, wanted, { tick, market });
  if (terms.quantity > 0n) book(draft, order, tick, terms);
  const left = draft.orders.get(order.id);
  if (left && terms.quantity < wanted) end(draft, left, { at, status: "cancelled", reason: "insufficient_cash" });
}
