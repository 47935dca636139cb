import type { AccountState, Order } from "./account.ts";
import { commissionOn, type CommissionPlanName } from "./commission.ts";
import { estimate } from "./cost.ts";
import { divide, divideUp, UNIT } from "./money.ts";
import type { MarketConditions, PriceTerms } from "./order-request.ts";

/** Held back above the expected price where nothing bounds the price of a purchase: market and stop orders, in 1e-6. */
export const RESERVE_BUFFER_PPM = 20_000n;
const PPM = 1_000_000n;

/** Price a unit at which cash is held back: the limit, or the expected price and a buffer; null for a sale. */
export function reservePriceOf(terms: PriceTerms, conditions: MarketConditions): bigint | null {
  const { side, limitPrice = null } = terms;
  if (side === "sell") return null;
  if (limitPrice !== null) return limitPrice;
  return divideUp(estimate(terms, conditions).price * (PPM + RESERVE_BUFFER_PPM), PPM);
}

/** The part of an order that its reservation depends on. */
export type Reserving = Pick<
  Order,
  "side" | "quantity" | "filledQuantity" | "filledValue" | "commission" | "reservePrice" | "commissionPlan"
>;

/** Cash that the rest of an order may take at its reserve price, commission included. Fills at that price or better never need more. */
export function cashToReserve(order: Reserving): bigint {
  if (order.reservePrice === null) return 0n;
  const rest = order.quantity - order.filledQuantity;
  const value = divide(order.filledValue + rest * order.reservePrice, UNIT);
  return value + commissionOn(value, order.commissionPlan) - divide(order.filledValue, UNIT) - order.commission;
}

/** What an order holds back when it is accepted. */
export interface Reservation {
  /** Null for a sale. */
  readonly price: bigint | null;
  readonly cash: bigint;
}

/** The same for who asks beforehand, who checks an order and who places it. */
export function reservationOf(terms: PriceTerms, conditions: MarketConditions): Reservation {
  const price = reservePriceOf(terms, conditions);
  const { side, quantity } = terms;
  const { commissionPlan } = conditions;
  const nothing = { filledQuantity: 0n, filledValue: 0n, commission: 0n };
  return { price, cash: cashToReserve({ side, quantity, ...nothing, reservePrice: price, commissionPlan }) };
}

/** The most of `wanted` that is payable, where less of it is never dearer. */
export function mostPayable(wanted: bigint, isPayable: (quantity: bigint) => boolean): bigint {
  if (wanted <= 0n || isPayable(wanted)) return wanted;
  let payable = 0n;
  let tooMuch = wanted;
  while (tooMuch - payable > 1n) {
    const middle = (payable + tooMuch) / 2n;
    if (isPayable(middle)) payable = middle;
    else tooMuch = middle;
  }
  return payable;
}

/** The largest purchase that cash suffices for, with its commission, when it is held back at a reserve price. */
export function affordableQuantity(cash: bigint, reservePrice: bigint, plan: CommissionPlanName): bigint {
  if (cash <= 0n || reservePrice <= 0n) return 0n;
  return mostPayable((cash * UNIT) / reservePrice, (quantity) => {
    const value = divideUp(quantity * reservePrice, UNIT);
    return value + commissionOn(value, plan) <= cash;
  });
}

/** Cash that no order holds back. */
export function freeCash({ cash, orders }: Pick<AccountState, "cash" | "orders">): bigint {
  return orders.reduce((free, order) => free - order.reservedCash, cash);
}

/** How much is held of an instrument. */
export function heldQuantity({ positions }: Pick<AccountState, "positions">, ticker: string): bigint {
  const lots = positions.find((position) => position.ticker === ticker)?.lots ?? [];
  return lots.reduce((sum, { quantity }) => sum + quantity, 0n);
}

/** How much of it open sales hold back. A bracket's stop and target share one reservation, as only one of them can use it. */
export function reservedQuantity({ orders }: Pick<AccountState, "orders">, ticker: string): bigint {
  const byGroup = new Map<string, bigint>();
  for (const order of orders) {
    if (order.ticker !== ticker || order.side !== "sell") continue;
    const group = order.parentId ?? order.id;
    const rest = order.armedQuantity - order.filledQuantity;
    if (rest > (byGroup.get(group) ?? 0n)) byGroup.set(group, rest);
  }
  return [...byGroup.values()].reduce((sum, rest) => sum + rest, 0n);
}

/** What can still be sold. */
export function freeQuantity(account: Pick<AccountState, "positions" | "orders">, ticker: string): bigint {
  return heldQuantity(account, ticker) - reservedQuantity(account, ticker);
}
