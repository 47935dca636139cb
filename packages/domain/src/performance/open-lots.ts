import { divide, divideDown } from "../simulator/money.ts";
import type { SplitFact, TradeFact } from "./ledger-fact.ts";

/** The unsold rest of one fill of a purchase. Quantities in 1e-8 units. */
export interface OpenLot {
  /** The order of the purchase. */
  readonly orderId: string;
  readonly acquiredAt: number;
  readonly quantity: bigint;
  /** The same in units at the time of the purchase, before any later splits. */
  readonly bought: bigint;
  /** Price paid per unit at the time of the purchase, in 1e-4 USD. */
  readonly price: bigint;
}

export const lotOf = ({ orderId, at, quantity, price }: TradeFact): OpenLot => ({
  orderId,
  acquiredAt: at,
  quantity,
  bought: quantity,
  price,
});

/** Takes a quantity from the oldest lots. Throws `RangeError` when they hold less. */
export function takeOldest(lots: readonly OpenLot[], quantity: bigint): { taken: OpenLot[]; left: OpenLot[] } {
  const taken: OpenLot[] = [];
  let missing = quantity;
  let index = 0;
  for (; missing > 0n; index++) {
    const lot = lots[index];
    if (lot === undefined) throw new RangeError("more is sold than was bought");
    if (lot.quantity > missing) break;
    taken.push(lot);
    missing -= lot.quantity;
  }
  const left = lots.slice(index);
  const [split] = left;
  if (split === undefined || missing === 0n) return { taken, left };
  const bought = divide(split.bought * missing, split.quantity);
  taken.push({ ...split, quantity: missing, bought });
  left[0] = { ...split, quantity: split.quantity - missing, bought: split.bought - bought };
  return { taken, left };
}

/** Lots after a split; their total is exactly the quantity in the ledger. */
export function splitLots(lots: readonly OpenLot[], { quantity: held }: SplitFact): OpenLot[] {
  const whole = lots.reduce((sum, { quantity }) => sum + quantity, 0n);
  const split: OpenLot[] = [];
  let before = 0n;
  let after = 0n;
  for (const lot of lots) {
    before += lot.quantity;
    const total = divideDown(before * held, whole);
    if (total > after) split.push({ ...lot, quantity: total - after });
    after = total;
  }
  return split;
}
