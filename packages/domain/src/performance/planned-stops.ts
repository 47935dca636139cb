import type { Order } from "../simulator/account.ts";
import { divide } from "../simulator/money.ts";
import type { OrderChange } from "../simulator/order-change.ts";
import { isSplit, isTrade, splitRatio, type LedgerFact, type TradeFact } from "./ledger-fact.ts";

export type OrderFact = Pick<
  Order,
  "id" | "ticker" | "side" | "type" | "role" | "parentId" | "stopPrice" | "trail" | "acceptedAt" | "endedAt"
>;

export type StopChange = Pick<OrderChange, "at" | "stopPrice" | "trail">;

/** Changes of an order, oldest first. */
export type ChangesOf = (orderId: string) => readonly StopChange[];

export const STOPS: readonly Order["type"][] = ["stop", "stop_limit", "trailing_stop"];

/** The second at which a purchase is completely sold; null while some is held. */
function soldOutAt(facts: readonly LedgerFact[], purchase: TradeFact): number | null {
  const bought = facts.indexOf(purchase);
  let held = 0n;
  for (const [index, fact] of facts.entries()) {
    if (fact.ticker !== purchase.ticker) continue;
    if (isSplit(fact)) held = fact.quantity;
    if (isTrade(fact)) held += fact.type === "buy" ? fact.quantity : -fact.quantity;
    if (held === 0n && index > bought) return fact.at;
  }
  return null;
}

/** A split of the purchased instrument. */
export interface PastSplit {
  readonly at: number;
  /** "4:1". */
  readonly ratio: string | null;
}

type Bought = Pick<TradeFact, "at" | "price">;

/** A stop's price during some time. */
interface Standing extends Pick<OrderFact, "stopPrice" | "trail"> {
  /** The last second of this price, which includes the adjustments of all splits up to then. */
  readonly until: number;
}

/** A stop's price at the purchase, or at its placement if later. */
function standingAt(purchase: Bought, stop: OrderFact, changes: readonly StopChange[]): Standing {
  const from = Math.max(purchase.at, stop.acceptedAt);
  const moved = changes.find(({ at, stopPrice, trail }) => at >= from && (stopPrice ?? trail) !== null);
  if (moved === undefined) return { ...stop, until: stop.endedAt ?? Infinity };
  return { stopPrice: moved.stopPrice?.from ?? null, trail: moved.trail?.from ?? null, until: moved.at };
}

/** Converts a price to units at the time of the purchase. */
function priceAtPurchase(price: bigint, until: number, splits: readonly PastSplit[]): bigint {
  let before = price;
  for (const { at, ratio } of splits) {
    if (at > until) continue;
    const { numerator, denominator } = splitRatio(ratio);
    before = divide(before * numerator, denominator);
  }
  return before;
}

function stopPriceOf({ stopPrice, trail, until }: Standing, purchase: Bought, splits: readonly PastSplit[]) {
  if (trail?.type === "ratio") return purchase.price - divide(purchase.price * trail.basisPoints, 10_000n);
  const price = trail === null ? stopPrice : trail.amount;
  if (price === null) return null;
  const atPurchase = priceAtPurchase(price, until, splits);
  return trail === null ? atPurchase : purchase.price - atPurchase;
}

/**
 * Planned exit price of a purchase by its stop, in units at the time of the purchase; null when nothing was at risk. `splits` are those of
 * its instrument since the purchase, oldest first.
 */
export function plannedStop(
  purchase: Bought,
  stop: OrderFact,
  { changes, splits }: { readonly changes: readonly StopChange[]; readonly splits: readonly PastSplit[] },
): bigint | null {
  const price = stopPriceOf(standingAt(purchase, stop, changes), purchase, splits);
  return price === null || price >= purchase.price ? null : price;
}

/**
 * Planned exit price of each purchase, by its order: the stop of its bracket as of the first fill, or the first stop placed while it was
 * held, with its original price. Later moves of a stop are not part of the plan (initial risk: Van Tharp 1998, Trade Your Way to Financial
 * Freedom). A trailing stop counts with its level at the price of the purchase.
 */
export function plannedStops(
  facts: readonly LedgerFact[],
  orders: readonly OrderFact[],
  changesOf: ChangesOf = () => [],
): Map<string, bigint> {
  const stops = new Map<string, bigint>();
  const seen = new Set<string>();
  for (const purchase of facts) {
    if (!isTrade(purchase) || purchase.type !== "buy" || seen.has(purchase.orderId)) continue;
    seen.add(purchase.orderId);
    const until = soldOutAt(facts, purchase);
    // An order is accepted after all fills of its second.
    const isWhileHeld = ({ acceptedAt }: OrderFact) =>
      acceptedAt >= purchase.at && (until === null || acceptedAt < until);
    const stop =
      orders.find(({ parentId, role }) => parentId === purchase.orderId && role === "stop_loss") ??
      orders.find(
        (order) =>
          order.ticker === purchase.ticker &&
          order.side === "sell" &&
          order.role === null &&
          STOPS.includes(order.type) &&
          isWhileHeld(order),
      );
    if (stop === undefined) continue;
    const since = facts.slice(facts.indexOf(purchase));
    const splits = since.filter((fact) => isSplit(fact) && fact.ticker === purchase.ticker);
    const price = plannedStop(purchase, stop, { changes: changesOf(stop.id), splits });
    if (price !== null) stops.set(purchase.orderId, price);
  }
  return stops;
}
