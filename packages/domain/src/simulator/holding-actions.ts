import type { Order } from "./account.ts";
import { end, update, type Draft } from "./draft.ts";
import { dividendLines, splitLines } from "./ledger.ts";
import { quantityOf, splitLots } from "./lots.ts";
import type { HoldingAction, MatchingMarket } from "./matching-market.ts";
import { divide, divideDown, divideUp, multiply, UNIT } from "./money.ts";
import type { Trail } from "./orders.ts";
import { cashToReserve } from "./reserve.ts";

type Dividend = HoldingAction & { type: "dividend" };
type Split = HoldingAction & { type: "split" };

/** Pays a dividend on the units held at the start of the second. */
export function payDividend(draft: Draft, ticker: string, { at, amount }: Dividend): void {
  const quantity = quantityOf(draft.lots.get(ticker) ?? []);
  const paid = multiply(quantity, amount);
  if (paid === 0n) return;
  draft.cash += paid;
  const ledger = dividendLines(paid);
  draft.events.push({ type: "dividend", at, ticker, quantity, amount, paid, ledger, cashAfter: draft.cash });
}

/**
 * Turns every unit held into `numerator / denominator`; lots keep their cost. Remainders below 1e-8 units are paid out at the price of the
 * second.
 */
export function splitPosition(draft: Draft, ticker: string, split: Split, market: MatchingMarket): void {
  const held = draft.lots.get(ticker) ?? [];
  if (held.length === 0) return;
  const { at, numerator, denominator } = split;
  const { lots, remainder, lostCost } = splitLots(held, numerator, denominator);
  const { mid } = market.tick(ticker, market.nextTradedSecond(ticker, at));
  const paid = divide(remainder * mid, denominator * UNIT);
  const quantityBefore = quantityOf(held);
  const quantityAfter = quantityOf(lots);
  draft.lots.set(ticker, lots);
  draft.cash += paid;
  draft.events.push({
    type: "split",
    at,
    ticker,
    numerator,
    denominator,
    quantityBefore,
    quantityAfter,
    paid,
    realizedProfit: paid - lostCost,
    ledger: splitLines(ticker, quantityAfter - quantityBefore, paid),
    cashAfter: draft.cash,
  });
}

/**
 * An order after a split. Fills stay as traded; the rest is adjusted. Prices are rounded away from a fill (purchases down, sales up) and
 * quantities down, so that no order needs more cash or units than it has reserved.
 */
function splitOrder(order: Order, { at, numerator, denominator }: Split, extreme: bigint | null): Order {
  const units = (quantity: bigint): bigint => divideDown(quantity * numerator, denominator);
  const round = order.side === "buy" ? divideDown : divideUp;
  const price = <T extends bigint | null>(value: T): bigint | T =>
    value === null ? value : round(value * denominator, numerator);
  const trail: Trail | null =
    order.trail?.type === "amount" ? { type: "amount", amount: price(order.trail.amount) } : order.trail;
  const armedQuantity = order.filledQuantity + units(order.armedQuantity - order.filledQuantity);
  const adjusted: Order = {
    ...order,
    limitPrice: price(order.limitPrice),
    stopPrice: price(order.stopPrice),
    reservePrice: price(order.reservePrice),
    trail,
    extreme: price(extreme),
    armedQuantity,
    quantity: armedQuantity + units(order.quantity - order.armedQuantity),
    watchFrom: Math.max(order.watchFrom, at),
  };
  const reserved = cashToReserve(adjusted);
  return { ...adjusted, reservedCash: reserved < order.reservedCash ? reserved : order.reservedCash };
}

const hasNothingLeft = ({ quantity, filledQuantity, limitPrice, stopPrice, reservePrice }: Order): boolean =>
  quantity === filledQuantity || [limitPrice, stopPrice, reservePrice].includes(0n);

/**
 * Splits open orders; an order with no quantity left ends. `extremeOf` returns the extreme that a trailing stop reached before the split.
 */
export function splitRestingOrders(
  draft: Draft,
  ticker: string,
  split: Split,
  extremeOf: (order: Order) => bigint | null,
): void {
  for (const { id } of [...draft.orders.values()].filter((order) => order.ticker === ticker)) {
    // Ending an entry also ends its waiting legs.
    const order = draft.orders.get(id);
    if (!order) continue;
    const adjusted = splitOrder(order, split, extremeOf(order));
    if (hasNothingLeft(adjusted)) end(draft, order, { at: split.at, status: "cancelled", reason: "cancelled" });
    else update(draft, adjusted);
  }
}
