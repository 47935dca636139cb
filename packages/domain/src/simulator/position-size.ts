import { divideDown, UNIT } from "./money.ts";

export interface Risk {
  /** Value of the account, in 1e-4 USD. */
  readonly equity: bigint;
  /** Share of the equity to risk, in 1e-4: 100 is 1 %. */
  readonly basisPoints: bigint;
  readonly entryPrice: bigint;
  readonly stopPrice: bigint;
}

/**
 * The quantity (1e-8 units, rounded down) whose loss from entry to stop equals the share of the account to risk, without trading costs. 0
 * when entry and stop are equal.
 */
export function positionSize({ equity, basisPoints, entryPrice, stopPrice }: Risk): bigint {
  const distance = entryPrice > stopPrice ? entryPrice - stopPrice : stopPrice - entryPrice;
  if (distance === 0n || equity <= 0n) return 0n;
  return divideDown(equity * basisPoints * UNIT, 10_000n * distance);
}
