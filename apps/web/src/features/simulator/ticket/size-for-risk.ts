import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import { divideUp, formatQuantity, formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import { positionSize, roundTripProfit } from "@candlewise/domain/simulator/position-size";
import { affordableQuantity, RESERVE_BUFFER_PPM } from "@candlewise/domain/simulator/reserve";

interface RiskInput {
  /** Value of the account and free cash, in dollars. */
  readonly total: number;
  readonly cash: number;
  /** 1 is 1 %. */
  readonly percent: string;
  readonly entry: string;
  readonly stop: string;
  readonly kind: Parameters<typeof commissionPlanOf>[0];
  /** Bought at the market, where more is held back than the price of the moment. */
  readonly isAtMarket: boolean;
}

const PPM = 1_000_000n;

export type SizedRisk =
  | { readonly kind: "sized"; readonly quantity: string; readonly loss: string; readonly isCapped: boolean }
  | { readonly kind: "stopAbove" | "nothing" };

const usd = (dollars: number): bigint => BigInt(Math.round(dollars * 10_000));
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * How many units may be bought so that being stopped out costs no more than a share of the account, commissions included, and no more than
 * there is cash for. `isCapped`: the cash is the narrower bound.
 */
export function sizeForRisk({ total, cash, percent, entry, stop, kind, isAtMarket }: RiskInput): SizedRisk {
  const entryPrice = parseUsd(entry);
  const stopPrice = parseUsd(stop);
  if (stopPrice >= entryPrice) return { kind: "stopAbove" };
  // A percent has two decimals, as has a basis point.
  const basisPoints = parseUsd(percent) / 100n;
  const commissionPlan = commissionPlanOf(kind);
  const wanted = positionSize({ equity: usd(total), basisPoints, entryPrice, stopPrice, commissionPlan });
  const heldPrice = isAtMarket ? divideUp(entryPrice * (PPM + RESERVE_BUFFER_PPM), PPM) : entryPrice;
  const affordable = affordableQuantity(usd(cash), heldPrice, commissionPlan);
  const quantity = smaller(wanted, affordable);
  if (quantity <= 0n) return { kind: "nothing" };
  return {
    kind: "sized",
    quantity: formatQuantity(quantity),
    loss: formatUsd(-roundTripProfit({ quantity, entryPrice, exitPrice: stopPrice, commissionPlan })),
    isCapped: affordable < wanted,
  };
}
