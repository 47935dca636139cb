import type { Move, OrderChange } from "@candlewise/domain/simulator/order-change";
import type { Trail } from "@candlewise/domain/simulator/orders";
import { sql } from "kysely";
import { trailOf } from "../orders/order-rows.ts";

/** A change with the id of its order. */
export interface ChangeRecord {
  readonly orderId: string;
  readonly change: OrderChange;
}

/** A row of `simulator_order_change`. Integers beyond 2^53 are text. */
export interface ChangeRow {
  order_id: string;
  at: number;
  quantity_from: string | null;
  quantity_to: string | null;
  limit_price_from: string | null;
  limit_price_to: string | null;
  stop_price_from: string | null;
  stop_price_to: string | null;
  trail_amount_from: string | null;
  trail_basis_points_from: string | null;
  trail_amount_to: string | null;
  trail_basis_points_to: string | null;
}

/** The columns of a `ChangeRow`, for a select over `simulator_order_change`. */
export const changeColumns = sql`order_id, at, quantity_from::text, quantity_to::text, limit_price_from::text,
  limit_price_to::text, stop_price_from::text, stop_price_to::text, trail_amount_from::text, trail_basis_points_from::text,
  trail_amount_to::text, trail_basis_points_to::text`;

const exact = (value: bigint | undefined): string | null => value?.toString() ?? null;
const amountOf = (trail: Trail | undefined) => (trail?.type === "amount" ? exact(trail.amount) : null);
const basisPointsOf = (trail: Trail | undefined) => (trail?.type === "ratio" ? exact(trail.basisPoints) : null);

export function toChangeRow({ orderId, change }: ChangeRecord): ChangeRow {
  const { at, quantity, limitPrice, stopPrice, trail } = change;
  return {
    order_id: orderId,
    at,
    quantity_from: exact(quantity?.from),
    quantity_to: exact(quantity?.to),
    limit_price_from: exact(limitPrice?.from),
    limit_price_to: exact(limitPrice?.to),
    stop_price_from: exact(stopPrice?.from),
    stop_price_to: exact(stopPrice?.to),
    trail_amount_from: amountOf(trail?.from),
    trail_basis_points_from: basisPointsOf(trail?.from),
    trail_amount_to: amountOf(trail?.to),
    trail_basis_points_to: basisPointsOf(trail?.to),
  };
}

function moveOf<Value>(from: Value | null, to: Value | null): Move<Value> | null {
  return from === null || to === null ? null : { from, to };
}

const moveOfNumbers = (from: string | null, to: string | null): Move<bigint> | null =>
  moveOf(from === null ? null : BigInt(from), to === null ? null : BigInt(to));

export function fromChangeRow(row: ChangeRow): ChangeRecord {
  return {
    orderId: row.order_id,
    change: {
      at: row.at,
      quantity: moveOfNumbers(row.quantity_from, row.quantity_to),
      limitPrice: moveOfNumbers(row.limit_price_from, row.limit_price_to),
      stopPrice: moveOfNumbers(row.stop_price_from, row.stop_price_to),
      trail: moveOf(
        trailOf(row.trail_amount_from, row.trail_basis_points_from),
        trailOf(row.trail_amount_to, row.trail_basis_points_to),
      ),
    },
  };
}
