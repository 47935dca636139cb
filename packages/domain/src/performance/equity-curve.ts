import { multiply } from "../simulator/money.ts";
import { isSplit, isTrade, type LedgerFact } from "./ledger-fact.ts";

/** What an account holds at the end of a second. Sums in 1e-4 USD, quantities in 1e-8 units of that time. */
export interface Snapshot {
  readonly at: number;
  readonly cash: bigint;
  /** Put in up to then. */
  readonly deposited: bigint;
  readonly holdings: ReadonlyMap<string, bigint>;
}

/** What an account held at each of these seconds; both lists oldest first. */
export function snapshotsAt(facts: readonly LedgerFact[], seconds: readonly number[]): Snapshot[] {
  const holdings = new Map<string, bigint>();
  let [cash, deposited, next] = [0n, 0n, 0];
  return seconds.map((at) => {
    for (let fact = facts[next]; fact !== undefined && fact.at <= at; fact = facts[++next]) {
      cash += fact.amount;
      if (fact.type === "deposit") deposited += fact.amount;
      if (isSplit(fact)) holdings.set(fact.ticker, fact.quantity);
      if (isTrade(fact)) {
        const change = fact.type === "buy" ? fact.quantity : -fact.quantity;
        holdings.set(fact.ticker, (holdings.get(fact.ticker) ?? 0n) + change);
      }
    }
    return { at, cash, deposited, holdings: new Map([...holdings].filter(([, quantity]) => quantity > 0n)) };
  });
}

/** An account at one second, with its holdings at the market's mid price. Sums in 1e-4 USD. */
export interface CurvePoint {
  readonly at: number;
  readonly equity: bigint;
  readonly deposited: bigint;
  /** Part of the equity that is held in instruments. */
  readonly invested: bigint;
}

export function curvePoint(
  { at, cash, deposited, holdings }: Snapshot,
  priceOf: (ticker: string) => bigint,
): CurvePoint {
  let invested = 0n;
  for (const [ticker, quantity] of holdings) invested += multiply(quantity, priceOf(ticker));
  return { at, equity: cash + invested, deposited, invested };
}

/**
 * What one dollar of the first point has grown to at each point: the time-weighted return plus 1. Money put in between two points counts
 * as put in at the second of them; a point at the second of each deposit makes the figure exact (Global Investment Performance
 * Standards 2020, provision 2.A.23).
 */
export function growthOf(points: readonly CurvePoint[]): number[] {
  let growth = 1;
  return points.map(({ equity, deposited }, index) => {
    const before = points[index - 1];
    if (before !== undefined && before.equity > 0n) {
      growth *= Number(equity - (deposited - before.deposited)) / Number(before.equity);
    }
    return growth;
  });
}

export interface Drawdown {
  /** Share of the peak that was lost at the trough: 0.25 is a quarter. */
  readonly depth: number;
  readonly peakAt: number;
  readonly troughAt: number;
  /** When the peak was reached again; null while it is not. */
  readonly recoveredAt: number | null;
}

/** How far each point lies below the highest one before it, as a share of it; 0 at a new high. */
export function drawdownsOf(growth: readonly number[]): number[] {
  let peak = 0;
  return growth.map((value) => {
    peak = Math.max(peak, value);
    return peak > 0 ? 1 - value / peak : 0;
  });
}

/** The deepest fall from a peak, with its times; null when no point lies below one before it. */
export function deepestDrawdown(seconds: readonly number[], growth: readonly number[]): Drawdown | null {
  const depths = drawdownsOf(growth);
  const trough = depths.reduce((deepest, depth, index) => (depth > (depths[deepest] ?? 0) ? index : deepest), 0);
  const depth = depths[trough] ?? 0;
  if (depth === 0) return null;
  const peak = depths.lastIndexOf(0, trough);
  const recovered = depths.indexOf(0, trough);
  return {
    depth,
    peakAt: seconds[peak] ?? 0,
    troughAt: seconds[trough] ?? 0,
    recoveredAt: recovered === -1 ? null : (seconds[recovered] ?? null),
  };
}
