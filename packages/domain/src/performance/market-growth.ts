import type { HoldingAction } from "../simulator/matching-market.ts";
import { divide, multiply } from "../simulator/money.ts";

/** Mid price per unit at a second, in 1e-4 USD, not adjusted for later splits. */
export interface PricedSecond {
  readonly at: number;
  readonly price: bigint;
}

/** 10,000 units, so that rounding errors stay far below the displayed precision. */
const BOUGHT = 1_000_000_000_000n;

/**
 * Growth of one dollar invested in an instrument at the first second and held. Splits multiply the units; dividends accumulate as cash, as
 * in a practice account.
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
