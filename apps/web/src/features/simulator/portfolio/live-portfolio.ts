import { formatUsd, multiply, parseQuantity, parseUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { Portfolio, Position, Quote } from "../api.ts";

export type LivePosition = Pick<
  Position,
  "ticker" | "name" | "kind" | "quantity" | "average_price" | "cost" | "price" | "value" | "profit" | "profit_percent"
> & {
  /** Of everything, in percent. */
  readonly weight: number;
};

export interface LivePortfolio {
  /** Dollars, as decimal texts. */
  readonly total: string;
  readonly profit: string;
  readonly profitPercent: number;
  readonly dayChange: string;
  readonly dayChangePercent: number;
  readonly positions: readonly LivePosition[];
  readonly cashWeight: number;
  /** Of what the country hides. */
  readonly hiddenWeight: number;
}

/** Sums of the portfolio are whole cents. */
const usd = (dollars: number): bigint => BigInt(Math.round(dollars * 10_000));

/** A quote from after the portfolio was drawn up tells more than it. */
function priceOf({ ticker, price }: Position, at: number, quotes: ReadonlyMap<string, Quote>): string {
  const quote = quotes.get(ticker);
  return quote && quote.at >= at ? quote.price : price;
}

/** The portfolio at the prices of now, in whole numbers: what the server would say if it were asked again. */
export function livePortfolio(portfolio: Portfolio, quotes: ReadonlyMap<string, Quote>): LivePortfolio {
  const valued = portfolio.assets.map((position) => {
    const price = priceOf(position, portfolio.at, quotes);
    return { position, price, value: multiply(parseQuantity(position.quantity), parseUsd(price)) };
  });
  const cash = usd(portfolio.balance);
  const hidden = usd(portfolio.hidden?.value ?? 0);
  const total = valued.reduce((sum, { value }) => sum + value, cash + hidden);
  const before = usd(portfolio.totalBalance);
  const deposits = before - usd(portfolio.totalProfit);
  const profit = total - deposits;
  const dayChange = total - before + usd(portfolio.day_change);
  const positions = valued.map(({ position, price, value }): LivePosition => {
    const cost = parseUsd(position.cost);
    return {
      ...position,
      price,
      value: formatUsd(value),
      profit: formatUsd(value - cost),
      profit_percent: percentOf(value - cost, cost),
      weight: percentOf(value, total),
    };
  });
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
