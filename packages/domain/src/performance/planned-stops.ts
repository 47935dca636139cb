import type { Order } from "../simulator/account.ts";
import { divide } from "../simulator/money.ts";
import { isSplit, isTrade, splitRatio, type LedgerFact, type TradeFact } from "./ledger-fact.ts";

export type OrderFact = Pick<
  Order,
  "id" | "ticker" | "side" | "type" | "role" | "parentId" | "stopPrice" | "trail" | "acceptedAt" | "endedAt"
>;

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

/** A price that an order has now, or had when it ended, in units of the time of the purchase: splits have divided it since. */
function priceAtPurchase(price: bigint, order: OrderFact, purchase: TradeFact, facts: readonly LedgerFact[]): bigint {
  let before = price;
  for (const fact of facts) {
    if (!isSplit(fact) || fact.ticker !== order.ticker || fact.at < purchase.at) continue;
    if (order.endedAt !== null && fact.at >= order.endedAt) continue;
    const { numerator, denominator } = splitRatio(fact.ratio);
    before = divide(before * numerator, denominator);
  }
  return before;
}

function stopPriceOf(stop: OrderFact, purchase: TradeFact, facts: readonly LedgerFact[]): bigint | null {
  const { trail, stopPrice } = stop;
  if (trail?.type === "ratio") return purchase.price - divide(purchase.price * trail.basisPoints, 10_000n);
  const price = trail === null ? stopPrice : trail.amount;
  if (price === null) return null;
  const atPurchase = priceAtPurchase(price, stop, purchase, facts);
  return trail === null ? atPurchase : purchase.price - atPurchase;
}

/**
 * Where each purchase was to be given up, by the order that bought: the stop of its bracket, or the first stop that was placed while it
 * was held. A trailing stop counts where it stood at the price of the purchase. An order that was moved counts where it was moved to.
 */
export function plannedStops(facts: readonly LedgerFact[], orders: readonly OrderFact[]): Map<string, bigint> {
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
    const price = stop && stopPriceOf(stop, purchase, facts);
    if (price !== undefined && price !== null && price < purchase.price) stops.set(purchase.orderId, price);
  }
  return stops;
}
