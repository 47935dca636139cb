import { divide, multiply, UNIT } from "../simulator/money.ts";
import { isTrade, type LedgerFact } from "./ledger-fact.ts";
import type { RoundTrip } from "./round-trips.ts";

/** Mean prices of a closed trade in 1e-4 USD, both in units at the time of the sale (prices before a split are adjusted). */
export interface TripPrices {
  readonly entry: bigint;
  readonly exit: bigint;
}

/** Mean fill price of an order, not adjusted for later splits; 0 without fills. */
function filledAt(facts: readonly LedgerFact[], orderId: string): bigint {
  const fills = facts.filter(isTrade).filter((fact) => fact.orderId === orderId);
  const quantity = fills.reduce((sum, fill) => sum + fill.quantity, 0n);
  const value = fills.reduce((sum, fill) => sum + multiply(fill.quantity, fill.price), 0n);
  return quantity === 0n ? 0n : divide(value * UNIT, quantity);
}

/** Mean prices of a trade derived from the same facts, without commission. */
export function tripPrices({ id, parts, quantity }: RoundTrip, facts: readonly LedgerFact[]): TripPrices {
  const paid = parts.reduce((sum, { orderId, bought }) => sum + multiply(bought, filledAt(facts, orderId)), 0n);
  return { entry: divide(paid * UNIT, quantity), exit: filledAt(facts, id) };
}
