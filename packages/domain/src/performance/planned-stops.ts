import type { Order } from "../simulator/account.ts";
import { divide } from "../simulator/money.ts";
import type { OrderChange } from "../simulator/order-change.ts";
import { isSplit, isTrade, splitRatio, type LedgerFact, type TradeFact } from "./ledger-fact.ts";

export type OrderFact = Pick<
  Order,
  "id" | "ticker" | "side" | "type" | "role" | "parentId" | "stopPrice" | "trail" | "acceptedAt" | "endedAt"
>;

export type StopChange = Pick<OrderChange, "at" | "stopPrice" | "trail">;

/** What was changed of an order, oldest first. */
export type ChangesOf = (orderId: string) => readonly StopChange[];

const STOPS: readonly Order["type"][] = ["stop", "stop_limit", "trailing_stop"];

/** The second at which nothing is left of what was bought; null while some is held. */
function soldOutAt(facts: readonly LedgerFact[], purchase: TradeFact): number | null {
  let held = 0n;
  for (const fact of facts) {
    if (fact.ticker !== purchase.ticker) continue;
    if (isSplit(fact)) held = fact.quantity;
    if (isTrade(fact)) held += fact.type === "buy" ? fact.quantity : -fact.quantity;
    if (held === 0n && fact.at >= purchase.at) return fact.at;
  }
  return null;
}

/** Where a stop stood for some time. */
interface Standing extends Pick<OrderFact, "stopPrice" | "trail"> {
  /** The last second at which it did; every split up to then has divided its price. */
  readonly until: number;
}

/** Where a stop stood at the purchase, or when it was placed later. */
function standingAt(purchase: TradeFact, stop: OrderFact, changesOf: ChangesOf): Standing {
  const from = Math.max(purchase.at, stop.acceptedAt);
  const moved = changesOf(stop.id).find(({ at, stopPrice, trail }) => at >= from && (stopPrice ?? trail) !== null);
  if (moved === undefined) return { ...stop, until: stop.endedAt ?? Infinity };
  return { stopPrice: moved.stopPrice?.from ?? null, trail: moved.trail?.from ?? null, until: moved.at };
}

/** A price in units of the time of the purchase. */
function priceAtPurchase(price: bigint, until: number, purchase: TradeFact, facts: readonly LedgerFact[]): bigint {
  let before = price;
  for (const fact of facts.slice(facts.indexOf(purchase))) {
    if (!isSplit(fact) || fact.ticker !== purchase.ticker || fact.at > until) continue;
    const { numerator, denominator } = splitRatio(fact.ratio);
    before = divide(before * numerator, denominator);
  }
  return before;
}

function stopPriceOf(
  { stopPrice, trail, until }: Standing,
  purchase: TradeFact,
  facts: readonly LedgerFact[],
): bigint | null {
  if (trail?.type === "ratio") return purchase.price - divide(purchase.price * trail.basisPoints, 10_000n);
  const price = trail === null ? stopPrice : trail.amount;
  if (price === null) return null;
  const atPurchase = priceAtPurchase(price, until, purchase, facts);
  return trail === null ? atPurchase : purchase.price - atPurchase;
}

/**
 * Where each purchase was to be given up, by the order that bought: the stop of its bracket as it stood when the purchase began to fill,
 * or the first stop that was placed while it was held, as it was placed. Where a stop was moved to later is no part of the plan (the
 * initial risk of Van Tharp 1998, Trade Your Way to Financial Freedom). A trailing stop counts where it stood at the price of the purchase.
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
    const isWhileHeld = ({ acceptedAt }: OrderFact) =>
      acceptedAt >= purchase.at && (until === null || acceptedAt <= until);
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
    const price = stop && stopPriceOf(standingAt(purchase, stop, changesOf), purchase, facts);
    if (price !== undefined && price !== null && price < purchase.price) stops.set(purchase.orderId, price);
  }
  return stops;
}
