import { commissionOn, type CommissionPlanName } from "./commission.ts";
import { divideDown, multiply, UNIT } from "./money.ts";
import { mostPayable } from "./reserve.ts";

/** A purchase that is sold again. Prices in 1e-4 USD. */
interface RoundTripTerms {
  readonly quantity: bigint;
  readonly entryPrice: bigint;
  readonly exitPrice: bigint;
  readonly commissionPlan: CommissionPlanName;
}

/** Result of a round trip after both commissions. */
export function roundTripProfit({ quantity, entryPrice, exitPrice, commissionPlan }: RoundTripTerms): bigint {
  const paid = multiply(quantity, entryPrice);
  const received = multiply(quantity, exitPrice);
  return received - commissionOn(received, commissionPlan) - paid - commissionOn(paid, commissionPlan);
}

export interface Risk {
  /** Value of the account, in 1e-4 USD. */
  readonly equity: bigint;
  /** Share of the equity to risk, in 1e-4: 100 is 1 %. */
  readonly basisPoints: bigint;
  readonly entryPrice: bigint;
  readonly stopPrice: bigint;
  readonly commissionPlan: CommissionPlanName;
}

/**
 * The largest quantity (1e-8 units) whose loss from entry to stop, commissions included, is at most the share of the account to risk. 0 when the
 * stop is not below the entry.
 */
export function positionSize({ equity, basisPoints, entryPrice, stopPrice, commissionPlan }: Risk): bigint {
  const distance = entryPrice - stopPrice;
  if (distance <= 0n || equity <= 0n) return 0n;
  const budget = divideDown(equity * basisPoints, 10_000n);
  const withoutCosts = divideDown(budget * UNIT, distance);
  return mostPayable(withoutCosts, (quantity) => {
    return -roundTripProfit({ quantity, entryPrice, exitPrice: stopPrice, commissionPlan }) <= budget;
  });
}
