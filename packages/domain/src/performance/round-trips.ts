import { divide, UNIT } from "../simulator/money.ts";
import { isSplit, isTrade, type LedgerFact, type TradeFact } from "./ledger-fact.ts";
import { lotOf, splitLots, takeOldest, type OpenLot } from "./open-lots.ts";

/** The units that a closed trade took from one purchase. */
export interface TripPart {
  /** The order of the purchase. */
  readonly orderId: string;
  /** 1e-8 units at the time of the sale. */
  readonly quantity: bigint;
  /** The same in units at the time of the purchase, before any later splits. */
  readonly bought: bigint;
  /** Quantity × price of the purchase, exact, in 1e-12 USD. */
  readonly paid: bigint;
}

/** A closed trade: the sales of one order with the purchases that they closed, oldest first. Sums in 1e-4 USD. */
export interface RoundTrip {
  /** The selling order. */
  readonly id: string;
  readonly ticker: string;
  readonly quantity: bigint;
  /** Mean second of the purchases, weighted by quantity. */
  readonly openedAt: number;
  /** Second of the last sale. */
  readonly closedAt: number;
  /** Proceeds minus cost of the purchases, net of commission on both sides. Excludes dividends. */
  readonly profit: bigint;
  /** Cost of the units sold. */
  readonly cost: bigint;
  /** Loss at the planned stops; null when a purchase had none. */
  readonly risk: bigint | null;
  readonly parts: readonly TripPart[];
}

/** Planned stop price of a purchase, in units at the time of the purchase; null without one. */
export type StopOf = (orderId: string) => bigint | null;

/** Loss if the units of these purchases are sold at their stops; null when one has no stop below its price. */
export function plannedRisk(parts: readonly TripPart[], stopOf: StopOf): bigint | null {
  let risk = 0n;
  for (const { orderId, bought, paid } of parts) {
    const stop = stopOf(orderId);
    if (stop === null || bought * stop >= paid) return null;
    risk += paid - bought * stop;
  }
  return divide(risk, UNIT);
}

/** A closed trade while its sale is still being filled. */
export interface TripSoFar extends Omit<RoundTrip, "openedAt" | "risk"> {
  /** Sum over its parts of second of purchase × quantity. */
  readonly secondsTimesQuantity: bigint;
}

/** Adds a fill of a sale that closed these lots to the trade of its order. */
export function addSale(soFar: TripSoFar | undefined, sale: TradeFact, taken: readonly OpenLot[]): TripSoFar {
  const profit = sale.realizedProfit ?? 0n;
  const before = soFar ?? { quantity: 0n, profit: 0n, cost: 0n, parts: [], secondsTimesQuantity: 0n };
  return {
    id: sale.orderId,
    ticker: sale.ticker,
    closedAt: sale.at,
    quantity: before.quantity + sale.quantity,
    profit: before.profit + profit,
    cost: before.cost + sale.amount - profit,
    parts: joinParts(before.parts, taken),
    secondsTimesQuantity: taken.reduce(
      (sum, { acquiredAt, quantity }) => sum + BigInt(acquiredAt) * quantity,
      before.secondsTimesQuantity,
    ),
  };
}

export const openedAtOf = ({ secondsTimesQuantity, quantity }: TripSoFar): number =>
  Number(divide(secondsTimesQuantity, quantity));

function joinParts(parts: readonly TripPart[], lots: readonly OpenLot[]): TripPart[] {
  const byOrder = new Map(parts.map((part) => [part.orderId, part]));
  for (const { orderId, quantity, bought, price } of lots) {
    const before = byOrder.get(orderId) ?? { quantity: 0n, bought: 0n, paid: 0n };
    byOrder.set(orderId, {
      orderId,
      quantity: before.quantity + quantity,
      bought: before.bought + bought,
      paid: before.paid + bought * price,
    });
  }
  return [...byOrder.values()];
}

/**
 * The closed trades of a ledger, by first sale. Sales close the oldest purchase first, as in the ledger, so the profits add up to its
 * realized profit, except for cash from splits.
 */
export function roundTrips(facts: readonly LedgerFact[], stopOf: StopOf = () => null): RoundTrip[] {
  const lots = new Map<string, readonly OpenLot[]>();
  const trips = new Map<string, TripSoFar>();
  for (const fact of facts) {
    if (isSplit(fact)) lots.set(fact.ticker, splitLots(lots.get(fact.ticker) ?? [], fact));
    if (!isTrade(fact)) continue;
    const { ticker, orderId, quantity } = fact;
    const held = lots.get(ticker) ?? [];
    if (fact.type === "buy") {
      lots.set(ticker, [...held, lotOf(fact)]);
      continue;
    }
    const { taken, left } = takeOldest(held, quantity);
    lots.set(ticker, left);
    trips.set(orderId, addSale(trips.get(orderId), fact, taken));
  }
  return Array.from(trips.values(), (trip) => {
    const { secondsTimesQuantity: _, ...rest } = trip;
    return { ...rest, openedAt: openedAtOf(trip), risk: plannedRisk(trip.parts, stopOf) };
  });
}

/** A trade with the planned stops of its purchases. */
interface PlannedTrip extends RoundTrip {
  readonly parts: readonly (TripPart & { readonly stop: bigint | null })[];
}

/** The trade with its risk; `written` stops count for purchases without a planned stop order. */
export function withWrittenStops<Trip extends PlannedTrip>(trip: Trip, written: ReadonlyMap<string, bigint>): Trip {
  if (trip.risk !== null) return trip;
  const placed = new Map(trip.parts.map(({ orderId, stop }) => [orderId, stop]));
  return { ...trip, risk: plannedRisk(trip.parts, (orderId) => placed.get(orderId) ?? written.get(orderId) ?? null) };
}

/** Profit in units of the planned risk: 2 is twice what was risked; null when no risk was planned. */
export function rMultiple({ profit, risk }: Pick<RoundTrip, "profit" | "risk">): number | null {
  return risk === null || risk <= 0n ? null : Number(profit) / Number(risk);
}
