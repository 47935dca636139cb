import type { CurvePoint, Snapshot } from "./equity-curve.ts";
import { curvePoint } from "./equity-curve.ts";
import { isSplit, isTrade, type LedgerFact } from "./ledger-fact.ts";

/** A ledger entry with the cost of its trade, in 1e-4 USD. */
export interface CostedFact extends LedgerFact {
  readonly cost: { readonly spread: bigint; readonly slippage: bigint; readonly commission: bigint } | null;
  /** Whether it is the first entry of its order. */
  readonly isFirstOfOrder: boolean;
}

/** Running totals of an account's ledger up to an entry. Sums in 1e-4 USD. */
export interface AccountTotals extends Snapshot {
  /** Second of the last entry. */
  readonly at: number;
  /** Deposits plus gains, with holdings at cost. */
  readonly valueAtCost: bigint;
  /** Seconds with holdings, up to the last entry. */
  readonly investedSeconds: number;
  /** Number of orders with at least one fill. */
  readonly orders: number;
  /** Spread, slippage and commission. */
  readonly costs: bigint;
  readonly commissions: bigint;
  readonly dividends: bigint;
}

export const NO_TOTALS: AccountTotals = {
  at: 0,
  cash: 0n,
  deposited: 0n,
  valueAtCost: 0n,
  holdings: new Map(),
  investedSeconds: 0,
  orders: 0,
  costs: 0n,
  commissions: 0n,
  dividends: 0n,
};

function holdingsAfter(holdings: Snapshot["holdings"], fact: LedgerFact): Snapshot["holdings"] {
  if (!isSplit(fact) && !isTrade(fact)) return holdings;
  const before = holdings.get(fact.ticker) ?? 0n;
  const quantity = fact.type === "split" ? fact.quantity : before + (fact.type === "buy" ? 1n : -1n) * fact.quantity;
  const after = new Map(holdings).set(fact.ticker, quantity);
  if (quantity === 0n) after.delete(fact.ticker);
  return after;
}

/** Seconds with holdings up to `at`, which must not precede the last entry. */
const investedUntil = ({ at: last, investedSeconds, holdings }: AccountTotals, at: number): number =>
  investedSeconds + (holdings.size > 0 ? at - last : 0);

/** Adds one entry to the totals. */
export function addEntry(totals: AccountTotals, fact: CostedFact): AccountTotals {
  const { type, at, amount, cost, realizedProfit } = fact;
  const isPutInOrPaid = type === "deposit" || type === "dividend";
  return {
    at,
    cash: totals.cash + amount,
    deposited: totals.deposited + (type === "deposit" ? amount : 0n),
    valueAtCost: totals.valueAtCost + (isPutInOrPaid ? amount : (realizedProfit ?? 0n)),
    holdings: holdingsAfter(totals.holdings, fact),
    investedSeconds: investedUntil(totals, at),
    orders: totals.orders + (cost !== null && fact.isFirstOfOrder ? 1 : 0),
    costs: totals.costs + (cost === null ? 0n : cost.spread + cost.slippage + cost.commission),
    commissions: totals.commissions + (cost?.commission ?? 0n),
    dividends: totals.dividends + (type === "dividend" ? amount : 0n),
  };
}

/** Costs and dividends between two totals of the same account. */
export function cashBetween(before: AccountTotals, after: AccountTotals) {
  return {
    orders: after.orders - before.orders,
    costs: after.costs - before.costs,
    commissions: after.commissions - before.commissions,
    dividends: after.dividends - before.dividends,
  };
}

/** Totals as of a second. */
export interface Dated {
  readonly second: number;
  readonly totals: AccountTotals;
}

/** Share of the seconds in `[from, until)` with holdings. */
export function shareOfTimeInvested(from: Dated, until: Dated): number {
  if (until.second <= from.second) return 0;
  const seconds = investedUntil(until.totals, until.second) - investedUntil(from.totals, from.second);
  return seconds / (until.second - from.second);
}

/** The account at a second, at mid prices. */
export const pointAt = ({ second, totals }: Dated, priceOf: (ticker: string) => bigint): CurvePoint =>
  curvePoint({ ...totals, at: second }, priceOf);
