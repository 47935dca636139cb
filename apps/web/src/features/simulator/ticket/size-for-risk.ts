import { formatQuantity, formatUsd, multiply, parseUsd } from "@candlewise/domain/simulator/money";
import { positionSize } from "@candlewise/domain/simulator/position-size";

interface RiskInput {
  /** Value of the account and free cash, in dollars. */
  readonly total: number;
  readonly cash: number;
  /** 1 is 1 %. */
  readonly percent: string;
  readonly entry: string;
  readonly stop: string;
}

export type SizedRisk =
  | { readonly kind: "sized"; readonly quantity: string; readonly loss: string; readonly isCapped: boolean }
  | { readonly kind: "stopAbove" | "nothing" };

const usd = (dollars: number): bigint => BigInt(Math.round(dollars * 10_000));
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * How many units may be bought so that the way down to the stop costs no more than a share of the account, and no more than there is cash
 * for. `isCapped`: the cash is the narrower bound.
 */
export function sizeForRisk({ total, cash, percent, entry, stop }: RiskInput): SizedRisk {
  const entryPrice = parseUsd(entry);
  const stopPrice = parseUsd(stop);
  if (stopPrice >= entryPrice) return { kind: "stopAbove" };
  // A percent has two decimals, as has a basis point.
  const basisPoints = parseUsd(percent) / 100n;
  const wanted = positionSize({ equity: usd(total), basisPoints, entryPrice, stopPrice });
  const affordable = positionSize({ equity: usd(cash), basisPoints: 10_000n, entryPrice, stopPrice: 0n });
  const quantity = smaller(wanted, affordable);
  if (quantity <= 0n) return { kind: "nothing" };
  return {
    kind: "sized",
    quantity: formatQuantity(quantity),
    loss: formatUsd(multiply(quantity, entryPrice - stopPrice)),
    isCapped: affordable < wanted,
  };
}
