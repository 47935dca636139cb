import { formatUsd, multiply, parseQuantity, parseUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { Portfolio, Position, Quote } from "../api.ts";

export type LivePosition = Pick<
  Position,
  | "ticker"
  | "name"
  | "kind"
  | "quantity"
  | "average_price"
  | "cost"
  | "price"
  | "value"
  | "profit"
  | "profit_percent"
  | "day_change"
>;

/** A holding, as a part of everything in percent. */
export interface Weight {
  readonly ticker: string;
  readonly weight: number;
}

export interface LivePortfolio {
  /** Dollars, as decimal texts. */
  readonly total: string;
  readonly profit: string;
  readonly profitPercent: number;
  readonly dayChange: string;
  readonly dayChangePercent: number;
  /** The largest first. */
  readonly positions: readonly Weight[];
  readonly cashWeight: number;
  /** Of what the country hides. */
  readonly hiddenWeight: number;
}

/** The live quote of an instrument, if there is one. */
export type Quotes = (ticker: string) => Quote | undefined;

/** Sums of the portfolio are whole cents. */
const usd = (dollars: number): bigint => BigInt(Math.round(dollars * 10_000));

/** A holding at its live price. A quote from before `at`, the second of the portfolio, is ignored. */
export function livePosition(position: Position, at: number, quote: Quote | undefined): LivePosition {
  const price = quote && quote.at >= at ? quote.price : position.price;
  const value = multiply(parseQuantity(position.quantity), parseUsd(price));
  const cost = parseUsd(position.cost);
  const profit = value - cost;
  return {
    ...position,
    price,
    value: formatUsd(value),
    profit: formatUsd(profit),
    profit_percent: percentOf(profit, cost),
    day_change: formatUsd(parseUsd(position.day_change) + value - parseUsd(position.value)),
  };
}

/** The portfolio at the prices of now, in whole numbers: what the server would say if it were asked again. */
export function livePortfolio(portfolio: Portfolio, quotes: Quotes): LivePortfolio {
  const valued = portfolio.assets.map((position) => {
    const { ticker } = position;
    return { ticker, value: parseUsd(livePosition(position, portfolio.at, quotes(ticker)).value) };
  });
  const cash = usd(portfolio.balance);
  const hidden = usd(portfolio.hidden?.value ?? 0);
  const total = valued.reduce((sum, { value }) => sum + value, cash + hidden);
  const before = usd(portfolio.totalBalance);
  const deposits = before - usd(portfolio.totalProfit);
  const profit = total - deposits;
  const dayChange = total - before + usd(portfolio.day_change);
  const positions = valued.map(({ ticker, value }): Weight => ({ ticker, weight: percentOf(value, total) }));
  return {
    total: formatUsd(total),
    profit: formatUsd(profit),
    profitPercent: percentOf(profit, deposits),
    dayChange: formatUsd(dayChange),
    dayChangePercent: percentOf(dayChange, total - dayChange),
    positions: positions.toSorted((a, b) => b.weight - a.weight),
    cashWeight: percentOf(cash, total),
    hiddenWeight: percentOf(hidden, total),
  };
}
