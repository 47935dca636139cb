import { multiply } from "@candlewise/domain/simulator/money";
import type { LedgerFact } from "../ledger-fact.ts";

const NOTHING = { ticker: null, quantity: null, price: null, realizedProfit: null, orderId: null, ratio: null };
const usd = (dollars: number): bigint => BigInt(Math.round(dollars * 10_000));
const units = (count: number): bigint => BigInt(Math.round(count * 1e8));

interface Trade {
  readonly ticker?: string;
  readonly order: string;
  readonly count: number;
  readonly price: number;
  /** US dollars. */
  readonly commission?: number;
}

export const deposit = (at: number, dollars: number): LedgerFact => ({
  ...NOTHING,
  at,
  type: "deposit",
  amount: usd(dollars),
});

export function buy(at: number, { ticker = "ACME", order, count, price, commission = 0 }: Trade): LedgerFact {
  const amount = -multiply(units(count), usd(price)) - usd(commission);
  const trade = { ticker, quantity: units(count), price: usd(price), orderId: order };
  return { ...NOTHING, at, type: "buy", amount, ...trade };
}

/** `profit` is the booked profit in US dollars. */
export function sell(
  at: number,
  { ticker = "ACME", order, count, price, commission = 0, profit }: Trade & { readonly profit: number },
): LedgerFact {
  const amount = multiply(units(count), usd(price)) - usd(commission);
  const trade = { ticker, quantity: units(count), price: usd(price), orderId: order, realizedProfit: usd(profit) };
  return { ...NOTHING, at, type: "sell", amount, ...trade };
}

/** `held` is the quantity after the split. */
export const split = (at: number, ratio: string, held: number, ticker = "ACME"): LedgerFact => ({
  ...NOTHING,
  at,
  type: "split",
  ticker,
  ratio,
  quantity: units(held),
  amount: 0n,
  realizedProfit: 0n,
});

export const dividend = (at: number, held: number, each: number, ticker = "ACME"): LedgerFact => ({
  ...NOTHING,
  at,
  type: "dividend",
  ticker,
  quantity: units(held),
  price: usd(each),
  amount: multiply(units(held), usd(each)),
});
