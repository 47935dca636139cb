import { divide, multiply, UNIT } from "../simulator/money.ts";
import { isTrade, type LedgerFact } from "./ledger-fact.ts";
import type { RoundTrip } from "./round-trips.ts";

/** Mean prices of a closed trade in 1e-4 USD, both in units of the sale: what was bought before a split costs what one unit after it came to. */
export interface TripPrices {
  readonly entry: bigint;
  readonly exit: bigint;
}

/** Mean price at which an order was filled, in units of that time; 0 when it never was. */
function filledAt(facts: readonly LedgerFact[], orderId: string): bigint {
  const fills = facts.filter(isTrade).filter((fact) => fact.orderId === orderId);
  const quantity = fills.reduce((sum, fill) => sum + fill.quantity, 0n);
  const value = fills.reduce((sum, fill) => sum + multiply(fill.quantity, fill.price), 0n);
  return quantity === 0n ? 0n : divide(value * UNIT, quantity);
}

/** Of a trade that the same facts gave. Commission is no part of a price. */
export function tripPrices({ id, parts, quantity }: RoundTrip, facts: readonly LedgerFact[]): TripPrices {
  const paid = parts.reduce((sum, { orderId, bought }) => sum + multiply(bought, filledAt(facts, orderId)), 0n);
  return { entry: divide(paid * UNIT, quantity), exit: filledAt(facts, id) };
}
