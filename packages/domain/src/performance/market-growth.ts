import type { HoldingAction } from "../simulator/matching-market.ts";
import { divide, multiply } from "../simulator/money.ts";

/** Mid price of a unit in 1e-4 USD at a second, in units of that time. */
export interface PricedSecond {
  readonly at: number;
  readonly price: bigint;
}

/** 10,000 units, so that rounding stays far below what is shown. */
const BOUGHT = 1_000_000_000_000n;

/**
 * What one dollar has grown to at each second, put into an instrument at the first of them and left there: splits multiply the units,
 * dividends wait beside them as cash, as in a practice account.
 */
export function marketGrowth(prices: readonly PricedSecond[], actions: readonly HoldingAction[]): number[] {
  const [first] = prices;
  if (first === undefined) return [];
  const ahead = actions.filter(({ at }) => at > first.at);
  let [units, cash, next] = [BOUGHT, 0n, 0];
  const start = multiply(units, first.price);
  return prices.map(({ at, price }) => {
    for (let action = ahead[next]; action !== undefined && action.at <= at; action = ahead[++next]) {
      if (action.type === "dividend") cash += multiply(units, action.amount);
      else units = divide(units * action.numerator, action.denominator);
    }
    return Number(multiply(units, price) + cash) / Number(start);
  });
}
