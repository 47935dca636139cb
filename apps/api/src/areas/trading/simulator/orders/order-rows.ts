import type { EndReason, Order, OrderRole } from "@candlewise/domain/simulator/account";
import type { CommissionPlanName } from "@candlewise/domain/simulator/commission";
import type { OrderStatus, OrderType, Side, TimeInForce, Trail } from "@candlewise/domain/simulator/orders";
import { sql } from "kysely";

/** An order with the fields that only its sender and the store need. */
export interface OrderRecord {
  readonly order: Order;
  readonly clientOrderId: string;
  readonly digest: string;
  readonly accountNumber: number;
}

/** A row of `simulator_order`. Integers beyond 2^53 are text. */
export interface OrderRow {
  order_id: string;
  account_number: number;
  client_order_id: string;
  digest: string;
  sequence: number;
  ticker: string;
  side: Side;
  type: OrderType;
  role: OrderRole | null;
  parent_id: string | null;
  time_in_force: TimeInForce;
  commission_plan: CommissionPlanName;
  limit_price: string | null;
  stop_price: string | null;
  trail_amount: string | null;
  trail_basis_points: string | null;
  reserve_price: string | null;
  status: OrderStatus;
  reason: EndReason | null;
  quantity: string;
  armed_quantity: string;
  filled_quantity: string;
  filled_value: string;
  commission: string;
  reserved_cash: string;
  triggered_at: number | null;
  extreme: string | null;
  accepted_at: number;
  expires_at: number | null;
  ended_at: number | null;
  watch_from: number;
}

const COLUMNS = [
  "order_id",
  "account_number",
  "client_order_id",
  "digest",
  "sequence",
  "ticker",
  "side",
  "type",
  "role",
  "parent_id",
  "time_in_force",
  "commission_plan",
  "limit_price",
  "stop_price",
  "trail_amount",
  "trail_basis_points",
  "reserve_price",
  "status",
  "reason",
  "quantity",
  "armed_quantity",
  "filled_quantity",
  "filled_value",
  "commission",
  "reserved_cash",
  "triggered_at",
  "extreme",
  "accepted_at",
  "expires_at",
  "ended_at",
  "watch_from",
] as const;

const EXACT: ReadonlySet<string> = new Set([
  "limit_price",
  "stop_price",
  "trail_amount",
  "trail_basis_points",
  "reserve_price",
  "quantity",
  "armed_quantity",
  "filled_quantity",
  "filled_value",
  "commission",
  "reserved_cash",
  "extreme",
]);

/** The columns of an `OrderRow`, for a select over `simulator_order`. */
export const orderColumns = sql.join(
  COLUMNS.map((name) => (EXACT.has(name) ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name))),
);

const exact = (value: bigint | null): string | null => value?.toString() ?? null;
const bigintOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** A trailing distance from its two columns, of which at least one is null. */
export function trailOf(amount: string | null, basisPoints: string | null): Trail | null {
  if (amount !== null) return { type: "amount", amount: BigInt(amount) };
  return basisPoints === null ? null : { type: "ratio", basisPoints: BigInt(basisPoints) };
}

export function toOrderRow({ order, clientOrderId, digest, accountNumber }: OrderRecord): OrderRow {
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
