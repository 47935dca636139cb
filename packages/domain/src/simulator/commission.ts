import { divideUp } from "./money.ts";

/** A broker's commission. Sums in 1e-4 USD, shares in 1e-6 of the traded value. */
export interface CommissionPlan {
  readonly ratePpm: bigint;
  readonly minimum: bigint;
  /** Takes precedence over the minimum, so that the minimum cannot consume a small trade. */
  readonly maximumPpm: bigint;
}

/**
 * The practice broker's price list, used on screens, in lessons and for fills. It depends on the value of a trade, not on the number of
 * shares, so splits do not change it.
 */
export const COMMISSION_PLANS = {
  shares: { ratePpm: 500n, minimum: 1_0000n, maximumPpm: 10_000n },
  funds: { ratePpm: 0n, minimum: 0n, maximumPpm: 0n },
  crypto: { ratePpm: 1_000n, minimum: 0n, maximumPpm: 10_000n },
} as const satisfies Record<string, CommissionPlan>;
export type CommissionPlanName = keyof typeof COMMISSION_PLANS;

const PLAN_OF_KIND = {
  share: "shares",
  fund: "funds",
  bond_fund: "funds",
  crypto: "crypto",
} as const satisfies Record<string, CommissionPlanName>;

/** The commission plan for a kind of instrument. */
export function commissionPlanOf(kind: keyof typeof PLAN_OF_KIND): CommissionPlanName {
  return PLAN_OF_KIND[kind];
}

const PPM = 1_000_000n;
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Commission on an order whose fills total `value`, rounded up. Never decreases with a larger value. */
export function commissionOn(value: bigint, name: CommissionPlanName): bigint {
  const plan: CommissionPlan = COMMISSION_PLANS[name];
  const byRate = divideUp(value * plan.ratePpm, PPM);
  const atMost = divideUp(value * plan.maximumPpm, PPM);
  return smaller(larger(byRate, plan.minimum), atMost);
}
