import type { AccountEvent } from "./account.ts";
import { multiply } from "./money.ts";

/** What an instrument added to and took from an account since the start of its day. Sums in 1e-4 USD, commissions included. */
export interface DayFlow {
  /** Units (1e-8) gained less units lost, by trades and splits. */
  readonly units: bigint;
  /** Cash received less cash paid: sales, dividends and purchases. */
  readonly cash: bigint;
  /** Cash paid for purchases. */
  readonly paid: bigint;
  /** Realized profit. */
  readonly realized: bigint;
}

export const NO_FLOW: DayFlow = { units: 0n, cash: 0n, paid: 0n, realized: 0n };

/** By ticker. */
export type DayFlows = ReadonlyMap<string, DayFlow>;

function realizedBy(event: AccountEvent): bigint {
  if (event.type === "fill") return event.fill.realizedProfit ?? 0n;
  return event.type === "split" ? event.realizedProfit : 0n;
}

function addEvent(flow: DayFlow, event: Extract<AccountEvent, { ledger: unknown }>): DayFlow {
  const sumOf = (wanted: string): bigint =>
    event.ledger.reduce((sum, { account, amount }) => (account === wanted ? sum + amount : sum), 0n);
  const cash = sumOf("cash");
  const isPurchase = event.type === "fill" && event.fill.side === "buy";
  return {
    units: flow.units + sumOf("position"),
    cash: flow.cash + cash,
    paid: flow.paid - (isPurchase ? cash : 0n),
    realized: flow.realized + realizedBy(event),
  };
}

/** Adds the events after the start of their instrument's day. */
export function addFlows(
  flows: DayFlows,
  events: readonly AccountEvent[],
  startOf: (ticker: string) => number,
): DayFlows {
  const booked = events.flatMap((event) => ("ledger" in event && event.at > startOf(event.ticker) ? [event] : []));
  if (booked.length === 0) return flows;
  const after = new Map(flows);
  for (const event of booked) after.set(event.ticker, addEvent(after.get(event.ticker) ?? NO_FLOW, event));
  return after;
}

/** A holding now; of an instrument that is not held, 0 units. */
export interface DayHolding {
  readonly quantity: bigint;
  /** Mid price. */
  readonly price: bigint;
}

export interface DayChange {
  /** Realized and unrealized profit and dividends since the start of the day. */
  readonly change: bigint;
  /** What it was earned on: the value at the start of the day and the purchases since. */
  readonly base: bigint;
}

/**
 * Day P/L of an instrument: its value now, less its value at the start of the day, plus the cash it has brought since. `startPrice` is the mid
 * price at the start of the day, in the units of that second; it is asked for only when units were held then.
 */
export function dayChangeOf({ quantity, price }: DayHolding, flow: DayFlow, startPrice: () => bigint): DayChange {
  const before = quantity - flow.units;
  const startValue = before === 0n ? 0n : multiply(before, startPrice());
  return { change: multiply(quantity, price) - startValue + flow.cash, base: startValue + flow.paid };
}
