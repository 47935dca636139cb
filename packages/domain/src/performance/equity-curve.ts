import { multiply } from "../simulator/money.ts";
import { isSplit, isTrade, type LedgerFact } from "./ledger-fact.ts";

/** Cash and holdings of an account at the end of a second. Sums in 1e-4 USD, quantities in 1e-8 units, not adjusted for later splits. */
export interface Snapshot {
  readonly at: number;
  readonly cash: bigint;
  /** Total deposits so far. */
  readonly deposited: bigint;
  readonly holdings: ReadonlyMap<string, bigint>;
}

/** Snapshots of an account at each of these seconds; both lists oldest first. */
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

/** An account at one second, with holdings at mid prices. Sums in 1e-4 USD. */
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
 * Growth of one dollar since the first point: the time-weighted return plus 1. A deposit between two points counts as made at the later
 * one; with a point at the second of each deposit the figure is exact (Global Investment Performance Standards 2020, provision 2.A.23).
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
  /** Loss from peak to trough as a share of the peak: 0.25 is a quarter. */
  readonly depth: number;
  readonly peakAt: number;
  readonly troughAt: number;
  /** When the peak was reached again; null if it was not. */
  readonly recoveredAt: number | null;
}

/** Distance of each point below the previous high, as a share of it; 0 at a new high. */
export function drawdownsOf(growth: readonly number[]): number[] {
  let peak = 0;
  return growth.map((value) => {
    peak = Math.max(peak, value);
    return peak > 0 ? 1 - value / peak : 0;
  });
}

/** The deepest drawdown with its times; null when the curve never falls. */
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
