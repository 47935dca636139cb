import { divide, divideDown, multiply } from "../simulator/money.ts";
import { isSplit, isTrade, type LedgerFact, type SplitFact, type TradeFact } from "./ledger-fact.ts";

/** Which purchase a closed trade took its units from, and how many. */
export interface TripPart {
  /** The order that bought them. */
  readonly orderId: string;
  /** 1e-8 units of the time of the sale. */
  readonly quantity: bigint;
  /** The same in units of the time of the purchase: splits may lie between. */
  readonly bought: bigint;
}

/** A closed trade: what one order sold, with the purchases it closed, oldest first. Sums in 1e-4 USD. */
export interface RoundTrip {
  /** The order that sold. */
  readonly id: string;
  readonly ticker: string;
  readonly quantity: bigint;
  /** Mean second of the purchases, weighed by quantity. */
  readonly openedAt: number;
  /** Of the last sale. */
  readonly closedAt: number;
  /** Proceeds less cost of the purchases, commission taken off on both sides. Dividends are no part of it. */
  readonly profit: bigint;
  /** What was paid for what was sold. */
  readonly cost: bigint;
  /** What would have been lost at the planned stops; null when a purchase had none. */
  readonly risk: bigint | null;
  readonly parts: readonly TripPart[];
}

interface OpenLot {
  readonly orderId: string;
  readonly acquiredAt: number;
  readonly quantity: bigint;
  /** In units of the time of the purchase. */
  readonly bought: bigint;
  readonly risk: bigint | null;
}

/** A trip on its way: `secondsTimesQuantity` is the sum over its parts. */
interface Draft extends Omit<RoundTrip, "openedAt"> {
  readonly secondsTimesQuantity: bigint;
}

/** Price of the planned stop of a purchase, in units of the time of the purchase; null when there was none. */
export type StopOf = (orderId: string) => bigint | null;

/** What is lost when the units of a purchase go at their stop; null without a stop below the price. */
function riskOf({ price, quantity }: TradeFact, stop: bigint | null): bigint | null {
  return stop === null || stop >= price ? null : multiply(quantity, price - stop);
}

/** Takes a quantity from the oldest lots, and of each lot's risk the same part. */
function takeOldest(lots: readonly OpenLot[], quantity: bigint): { taken: OpenLot[]; left: OpenLot[] } {
  const taken: OpenLot[] = [];
  const left: OpenLot[] = [];
  let missing = quantity;
  for (const lot of lots) {
    const part = lot.quantity < missing ? lot.quantity : missing;
    missing -= part;
    const risk = lot.risk === null ? null : divide(lot.risk * part, lot.quantity);
    const bought = divide(lot.bought * part, lot.quantity);
    if (part > 0n) taken.push({ ...lot, quantity: part, bought, risk });
    if (part < lot.quantity) {
      const riskLeft = lot.risk === null || risk === null ? null : lot.risk - risk;
      left.push({ ...lot, quantity: lot.quantity - part, bought: lot.bought - bought, risk: riskLeft });
    }
  }
  if (missing > 0n) throw new RangeError("more is sold than was bought");
  return { taken, left };
}

/** Lots after a split: together exactly what the ledger says is held. */
function splitLots(lots: readonly OpenLot[], { quantity: held }: SplitFact): OpenLot[] {
  const whole = lots.reduce((sum, { quantity }) => sum + quantity, 0n);
  const split: OpenLot[] = [];
  let before = 0n;
  let after = 0n;
  for (const lot of lots) {
    before += lot.quantity;
    const total = divideDown(before * held, whole);
    if (total > after) split.push({ ...lot, quantity: total - after });
    after = total;
  }
  return split;
}

const sumOfRisks = (lots: readonly OpenLot[]): bigint | null =>
  lots.reduce<bigint | null>((sum, { risk }) => (sum === null || risk === null ? null : sum + risk), 0n);

function addSale(draft: Draft | undefined, sale: TradeFact, taken: readonly OpenLot[]): Draft {
  const profit = sale.realizedProfit ?? 0n;
  const risk = sumOfRisks(taken);
  const before = draft ?? {
    id: sale.orderId,
    ticker: sale.ticker,
    quantity: 0n,
    profit: 0n,
    cost: 0n,
    risk: 0n,
    parts: [],
    secondsTimesQuantity: 0n,
  };
  return {
    ...before,
    closedAt: sale.at,
    quantity: before.quantity + sale.quantity,
    profit: before.profit + profit,
    cost: before.cost + sale.amount - profit,
    risk: before.risk === null || risk === null ? null : before.risk + risk,
    parts: joinParts(before.parts, taken),
    secondsTimesQuantity: taken.reduce(
      (sum, { acquiredAt, quantity }) => sum + BigInt(acquiredAt) * quantity,
      before.secondsTimesQuantity,
    ),
  };
}

function joinParts(parts: readonly TripPart[], lots: readonly OpenLot[]): TripPart[] {
  const byOrder = new Map(parts.map((part) => [part.orderId, part]));
  for (const { orderId, quantity, bought } of lots) {
    const before = byOrder.get(orderId) ?? { quantity: 0n, bought: 0n };
    byOrder.set(orderId, { orderId, quantity: before.quantity + quantity, bought: before.bought + bought });
  }
  return [...byOrder.values()];
}

/**
 * The closed trades of a ledger, by their first sale. Sales close the oldest purchase first, as the ledger books them, so that the
 * profits add up to what it calls realised, but for what splits pay for parts of a unit.
 */
export function roundTrips(facts: readonly LedgerFact[], stopOf: StopOf = () => null): RoundTrip[] {
  const lots = new Map<string, OpenLot[]>();
  const drafts = new Map<string, Draft>();
  for (const fact of facts) {
    if (isSplit(fact)) lots.set(fact.ticker, splitLots(lots.get(fact.ticker) ?? [], fact));
    if (!isTrade(fact)) continue;
    const { ticker, orderId, quantity, at } = fact;
    const held = lots.get(ticker) ?? [];
    if (fact.type === "buy") {
      lots.set(ticker, [
        ...held,
        { orderId, acquiredAt: at, quantity, bought: quantity, risk: riskOf(fact, stopOf(orderId)) },
      ]);
      continue;
    }
    const { taken, left } = takeOldest(held, quantity);
    lots.set(ticker, left);
    drafts.set(orderId, addSale(drafts.get(orderId), fact, taken));
  }
  return Array.from(drafts.values(), ({ secondsTimesQuantity, ...trip }) => ({
    ...trip,
    openedAt: Number(divide(secondsTimesQuantity, trip.quantity)),
  }));
}

/** Profit in units of the planned risk: 2 is twice what was risked; null when no risk was planned. */
export function rMultiple({ profit, risk }: Pick<RoundTrip, "profit" | "risk">): number | null {
  return risk === null || risk <= 0n ? null : Number(profit) / Number(risk);
}
