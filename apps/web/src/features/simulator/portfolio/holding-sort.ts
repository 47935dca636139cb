import type { Portfolio } from "../api.ts";
import { livePortfolio, livePosition, type LivePosition, type Quotes } from "./live-portfolio.ts";

export const HOLDING_COLUMNS = ["symbol", "quantity", "average", "last", "day", "profit", "value"] as const;
export type HoldingColumn = (typeof HOLDING_COLUMNS)[number];

export interface HoldingSort {
  readonly column: HoldingColumn;
  readonly direction: "ascending" | "descending";
}

export const LARGEST_FIRST: HoldingSort = { column: "value", direction: "descending" };

/** Another column starts with its largest figure, names with A; the same one turns around. */
export function sortAfter({ column, direction }: HoldingSort, next: HoldingColumn): HoldingSort {
  if (column !== next) return { column: next, direction: next === "symbol" ? "ascending" : "descending" };
  return { column, direction: direction === "ascending" ? "descending" : "ascending" };
}

const FIGURES: Record<Exclude<HoldingColumn, "symbol">, (position: LivePosition) => number> = {
  quantity: ({ quantity }) => Number(quantity),
  average: ({ average_price }) => Number(average_price),
  last: ({ price }) => Number(price),
  day: ({ day_change }) => Number(day_change),
  profit: ({ profit }) => Number(profit),
  value: ({ value }) => Number(value),
};

/** Tickers of the holdings at live prices, each with its weight in percent. */
export function sortedHoldings(portfolio: Portfolio, quotes: Quotes, sort: HoldingSort) {
  const sign = sort.direction === "ascending" ? 1 : -1;
  const weights = new Map(livePortfolio(portfolio, quotes).positions.map(({ ticker, weight }) => [ticker, weight]));
  const compare = (a: LivePosition, b: LivePosition): number => {
    const byTicker = a.ticker < b.ticker ? -1 : 1;
    if (sort.column === "symbol") return sign * byTicker;
    const figure = FIGURES[sort.column];
    return sign * (figure(a) - figure(b)) || byTicker;
  };
  return portfolio.assets
    .map((position) => livePosition(position, portfolio.at, quotes(position.ticker)))
    .toSorted(compare)
    .map(({ ticker }) => ({ ticker, weight: weights.get(ticker) ?? 0 }));
}
