import type { AccountState, Order } from "./account.ts";
import { commissionOn, type CommissionPlanName } from "./commission.ts";
import { estimate } from "./cost.ts";
import { divide, divideUp, UNIT } from "./money.ts";
import type { MarketConditions, PriceTerms } from "./order-request.ts";

/** Reserved on top of the expected price for purchases without a limit (market and stop orders), in 1e-6. */
export const RESERVE_BUFFER_PPM = 20_000n;
const PPM = 1_000_000n;

/** Price per unit at which cash is reserved: the limit, or the expected price plus a buffer; null for a sale. */
export function reservePriceOf(terms: PriceTerms, conditions: MarketConditions): bigint | null {
  const { side, limitPrice = null } = terms;
  if (side === "sell") return null;
  if (limitPrice !== null) return limitPrice;
  return divideUp(estimate(terms, conditions).price * (PPM + RESERVE_BUFFER_PPM), PPM);
}

/** The fields of an order that determine its reservation. */
export type Reserving = Pick<
  Order,
  "side" | "quantity" | "filledQuantity" | "filledValue" | "commission" | "reservePrice" | "commissionPlan"
>;

/**
 * Cash to reserve for the unfilled part of an order at its reserve price, commission included. Fills at that price or better never need
 * more.
 */
export function cashToReserve(order: Reserving): bigint {
  if (order.reservePrice === null) return 0n;
  const rest = order.quantity - order.filledQuantity;
  const value = divide(order.filledValue + rest * order.reservePrice, UNIT);
  return value + commissionOn(value, order.commissionPlan) - divide(order.filledValue, UNIT) - order.commission;
}

/** What an order reserves when it is accepted. */
export interface Reservation {
  /** Null for a sale. */
  readonly price: bigint | null;
  readonly cash: bigint;
}

/** Reservation of an order; shared by preview, checks and placement. */
export function reservationOf(terms: PriceTerms, conditions: MarketConditions): Reservation {
  const price = reservePriceOf(terms, conditions);
  const { side, quantity } = terms;
  const { commissionPlan } = conditions;
  const nothing = { filledQuantity: 0n, filledValue: 0n, commission: 0n };
  return { price, cash: cashToReserve({ side, quantity, ...nothing, reservePrice: price, commissionPlan }) };
}

/** The largest payable part of `wanted`; a smaller quantity must never cost more. */
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

/** The largest purchase that cash covers at a reserve price, commission included. */
export function affordableQuantity(cash: bigint, reservePrice: bigint, plan: CommissionPlanName): bigint {
  if (cash <= 0n || reservePrice <= 0n) return 0n;
  return mostPayable((cash * UNIT) / reservePrice, (quantity) => {
    const value = divideUp(quantity * reservePrice, UNIT);
    return value + commissionOn(value, plan) <= cash;
  });
}

/** The largest purchase of the same kind that cash covers, within the volume of a day. */
export function largestPurchase(cash: bigint, terms: PriceTerms, conditions: MarketConditions): bigint {
  if (cash <= 0n) return 0n;
  return mostPayable(conditions.averageDailyVolume, (quantity) => {
    return reservationOf({ ...terms, quantity }, conditions).cash <= cash;
  });
}

/** Cash not reserved by any order. */
export function freeCash({ cash, orders }: Pick<AccountState, "cash" | "orders">): bigint {
  return orders.reduce((free, order) => free - order.reservedCash, cash);
}

/** Quantity held of an instrument. */
export function heldQuantity({ positions }: Pick<AccountState, "positions">, ticker: string): bigint {
  const lots = positions.find((position) => position.ticker === ticker)?.lots ?? [];
  return lots.reduce((sum, { quantity }) => sum + quantity, 0n);
}

/** Quantity reserved by open sales. A bracket's stop and target share one reservation, because only one of them can use it. */
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

/** Quantity that can still be sold. */
export function freeQuantity(account: Pick<AccountState, "positions" | "orders">, ticker: string): bigint {
  return heldQuantity(account, ticker) - reservedQuantity(account, ticker);
}
