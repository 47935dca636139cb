import type { Lot } from "./account.ts";
import { divide, divideDown } from "./money.ts";

/** Total units of all lots. */
export function quantityOf(lots: readonly Lot[]): bigint {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0n);
}

/** Total cost of all lots, in 1e-4 USD. */
export function lotsCost(lots: readonly Lot[]): bigint {
  return lots.reduce((sum, { cost }) => sum + cost, 0n);
}

/** Average cost per unit in 1e-4 USD; 0 without units. */
export function averageCost(lots: readonly Lot[]): bigint {
  const quantity = quantityOf(lots);
  return quantity === 0n ? 0n : divide(lotsCost(lots) * 100_000_000n, quantity);
}

/**
 * Takes a quantity from the oldest lots. Rounding remainders stay in the cost of the split lot, so that total cost is preserved. Throws
 * `RangeError` when the lots do not hold enough.
 */
export function takeOldest(lots: readonly Lot[], quantity: bigint): { left: Lot[]; cost: bigint } {
  const left: Lot[] = [];
  let missing = quantity;
  let cost = 0n;
  for (const lot of lots) {
    if (missing === 0n) {
      left.push(lot);
      continue;
    }
    const taken = lot.quantity < missing ? lot.quantity : missing;
    const takenCost = divide(lot.cost * taken, lot.quantity);
    missing -= taken;
    cost += takenCost;
    if (taken < lot.quantity) left.push({ ...lot, quantity: lot.quantity - taken, cost: lot.cost - takenCost });
  }
  if (missing > 0n) throw new RangeError("more is sold than is held");
  return { left, cost };
}

export interface SplitLots {
  readonly lots: Lot[];
  /** Remainder below 1e-8 units, in `1 / denominator` of 1e-8 units. */
  readonly remainder: bigint;
  /** Cost of lots with no units left. */
  readonly lostCost: bigint;
}

/** One unit becomes `numerator / denominator`. Costs stay, and rounding shifts at most 1e-8 units between lots. */
export function splitLots(lots: readonly Lot[], numerator: bigint, denominator: bigint): SplitLots {
  const split: Lot[] = [];
  let before = 0n;
  let after = 0n;
  let carried = 0n;
  for (const lot of lots) {
    before += lot.quantity;
    const total = divideDown(before * numerator, denominator);
    const quantity = total - after;
    const cost = lot.cost + carried;
    carried = quantity === 0n ? cost : 0n;
    if (quantity > 0n) split.push({ ...lot, quantity, cost });
    after = total;
  }
  const last = split.pop();
  if (last) split.push({ ...last, cost: last.cost + carried });
  return {
    lots: split,
    remainder: before * numerator - after * denominator,
    lostCost: last ? 0n : carried,
  };
}
