import type { Order } from "@candlewise/domain/simulator/account";
import type { Trail } from "@candlewise/domain/simulator/orders";
import { sql } from "kysely";

/** An order with the fields that only its sender and the store need. */
export interface OrderRecord {
  readonly order: Order;
  readonly clientOrderId: string;
  readonly digest: string;
  readonly accountNumber: number;
}

/** A row of `simulator_order`. Integers beyond 2^53 are text. */
export type OrderRow = ReturnType<typeof toOrderRow>;

/** How each column is read: integers beyond 2^53 as text. */
const COLUMNS = {
  order_id: "plain",
  account_number: "plain",
  client_order_id: "plain",
  digest: "plain",
  sequence: "plain",
  ticker: "plain",
  side: "plain",
  type: "plain",
  role: "plain",
  parent_id: "plain",
  time_in_force: "plain",
  commission_plan: "plain",
  limit_price: "text",
  stop_price: "text",
  trail_amount: "text",
  trail_basis_points: "text",
  reserve_price: "text",
  status: "plain",
  reason: "plain",
  quantity: "text",
  armed_quantity: "text",
  filled_quantity: "text",
  filled_value: "text",
  commission: "text",
  reserved_cash: "text",
  triggered_at: "plain",
  extreme: "text",
  accepted_at: "plain",
  expires_at: "plain",
  ended_at: "plain",
  watch_from: "plain",
} as const satisfies Record<keyof OrderRow, "plain" | "text">;

/** The columns of an `OrderRow`, for a select over `simulator_order`. */
export const orderColumns = sql.join(
  Object.entries(COLUMNS).map(([name, read]) =>
    read === "text" ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name),
  ),
);

const exact = (value: bigint | null): string | null => value?.toString() ?? null;
const bigintOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** A trailing distance from its two columns, of which at least one is null. */
export function trailOf(amount: string | null, basisPoints: string | null): Trail | null {
  if (amount !== null) return { type: "amount", amount: BigInt(amount) };
  return basisPoints === null ? null : { type: "ratio", basisPoints: BigInt(basisPoints) };
}

export function toOrderRow({ order, clientOrderId, digest, accountNumber }: OrderRecord) {
  const { trail } = order;
  return {
    order_id: order.id,
    account_number: accountNumber,
    client_order_id: clientOrderId,
    digest,
    sequence: order.sequence,
    ticker: order.ticker,
    side: order.side,
    type: order.type,
    role: order.role,
    parent_id: order.parentId,
    time_in_force: order.timeInForce,
    commission_plan: order.commissionPlan,
    limit_price: exact(order.limitPrice),
    stop_price: exact(order.stopPrice),
    trail_amount: trail?.type === "amount" ? exact(trail.amount) : null,
    trail_basis_points: trail?.type === "ratio" ? exact(trail.basisPoints) : null,
    reserve_price: exact(order.reservePrice),
    status: order.status,
    reason: order.reason,
    quantity: order.quantity.toString(),
    armed_quantity: order.armedQuantity.toString(),
    filled_quantity: order.filledQuantity.toString(),
    filled_value: order.filledValue.toString(),
    commission: order.commission.toString(),
    reserved_cash: order.reservedCash.toString(),
    triggered_at: order.triggeredAt,
    extreme: exact(order.extreme),
    accepted_at: order.acceptedAt,
    expires_at: order.expiresAt,
    ended_at: order.endedAt,
    watch_from: order.watchFrom,
  };
}

export function fromOrderRow(row: OrderRow): OrderRecord {
  const order: Order = {
    id: row.order_id,
    sequence: row.sequence,
    ticker: row.ticker,
    side: row.side,
    type: row.type,
    role: row.role,
    parentId: row.parent_id,
    timeInForce: row.time_in_force,
    commissionPlan: row.commission_plan,
    limitPrice: bigintOf(row.limit_price),
    stopPrice: bigintOf(row.stop_price),
    trail: trailOf(row.trail_amount, row.trail_basis_points),
    reservePrice: bigintOf(row.reserve_price),
    status: row.status,
    reason: row.reason,
    quantity: BigInt(row.quantity),
    armedQuantity: BigInt(row.armed_quantity),
    filledQuantity: BigInt(row.filled_quantity),
    filledValue: BigInt(row.filled_value),
    commission: BigInt(row.commission),
    reservedCash: BigInt(row.reserved_cash),
    triggeredAt: row.triggered_at,
    extreme: bigintOf(row.extreme),
    acceptedAt: row.accepted_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    watchFrom: row.watch_from,
  };
  return { order, clientOrderId: row.client_order_id, digest: row.digest, accountNumber: row.account_number };
}
