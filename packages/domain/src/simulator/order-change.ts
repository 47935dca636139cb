import type { Order } from "./account.ts";
import type { Trail } from "./orders.ts";

/** The previous and the new value. */
export interface Move<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** A user's change of an open order; null for unchanged values. Adjustments by splits are not included. */
export interface OrderChange {
  /** The last second that was matched with the previous values. */
  readonly at: number;
  readonly quantity: Move<bigint> | null;
  readonly limitPrice: Move<bigint> | null;
  readonly stopPrice: Move<bigint> | null;
  readonly trail: Move<Trail> | null;
}

function moveOf<Value>(
  from: Value | null,
  to: Value | null,
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Move<Value> | null {
  return from === null || to === null || isSame(from, to) ? null : { from, to };
}

const isSameTrail = (a: Trail, b: Trail): boolean =>
  a.type === "amount"
    ? b.type === "amount" && a.amount === b.amount
    : b.type === "ratio" && a.basisPoints === b.basisPoints;

/** The difference between two versions of an order, changed after second `at`; null when equal. */
export function changeBetween(before: Order, after: Order, at: number): OrderChange | null {
  const change = {
    at,
    quantity: moveOf(before.quantity, after.quantity),
    limitPrice: moveOf(before.limitPrice, after.limitPrice),
    stopPrice: moveOf(before.stopPrice, after.stopPrice),
    trail: moveOf(before.trail, after.trail, isSameTrail),
  };
  const { quantity, limitPrice, stopPrice, trail } = change;
  return (quantity ?? limitPrice ?? stopPrice ?? trail) ? change : null;
}
