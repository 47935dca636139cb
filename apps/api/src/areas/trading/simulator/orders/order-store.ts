import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { isOpenOrder } from "../accounts/account-store.ts";
import { changeColumns, fromChangeRow, type ChangeRecord, type ChangeRow } from "../accounts/change-rows.ts";
import { entryColumns, fromEntryRow, type Entry, type EntryRow } from "../accounts/entry-rows.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "./order-rows.ts";

export interface OrderFilter {
  readonly accountNumber: number;
  readonly ticker?: string | undefined;
  readonly status?: "open" | "ended" | "traded" | "filled" | "cancelled" | "expired" | undefined;
  /** Only orders placed before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first; ids sort by creation time. */
export async function listOrders(db: Queryable, userId: string, filter: OrderFilter): Promise<OrderRecord[]> {
  const { accountNumber, ticker = null, status, before = null, limit } = filter;
  // Spelled out to match the partial index on open orders.
  const inStatus = {
    open: isOpenOrder,
    ended: sql`not ${isOpenOrder}`,
    traded: sql`filled_quantity > 0`,
    filled: sql`status = 'filled'`,
    cancelled: sql`status = 'cancelled'`,
    expired: sql`status = 'expired'`,
  };
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and account_number = ${accountNumber}
      and (${ticker}::text is null or ticker = ${ticker})
      and ${status === undefined ? sql`true` : inStatus[status]}
      and (${before}::uuid is null or order_id < ${before}::uuid)
    order by order_id desc limit ${limit}`.execute(db);
  return rows.map(fromOrderRow);
}

/** The orders among `ids` that belong to the user, from any account, in order of acceptance. */
export async function findOrders(db: Queryable, userId: string, ids: readonly string[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and order_id = any(${ids}::uuid[])
    order by account_number, sequence`.execute(db);
  return rows.map(fromOrderRow);
}

/** The orders among `ids` that belong to the user, and their legs, in order of acceptance. */
export async function findOrdersWithLegs(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order where user_id = ${userId} and order_id = any(${ids}::uuid[])
    union
    select ${orderColumns} from simulator_order where user_id = ${userId} and parent_id = any(${ids}::uuid[])
    order by account_number, sequence`.execute(db);
  return rows.map(fromOrderRow);
}

/** An order of this user, followed by its stop and target; exit legs of a group. */
export async function findOrderWithLegs(db: Queryable, userId: string, orderId: string): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and order_id = ${orderId}
    union all
    select ${orderColumns} from simulator_order where user_id = ${userId} and parent_id = ${orderId}
    order by sequence`.execute(db);
  return rows.map(fromOrderRow);
}

/** Fills of these orders, oldest first. */
export async function listFills(db: Queryable, userId: string, orderIds: readonly string[]): Promise<Entry[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from simulator_entry
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
    order by account_number, number`.execute(db);
  return rows.map(fromEntryRow);
}

/** Changes of these orders, oldest first. */
export async function listChanges(db: Queryable, userId: string, orderIds: readonly string[]): Promise<ChangeRecord[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns} from simulator_order_change
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
    order by account_number, revision`.execute(db);
  return rows.map(fromChangeRow);
}

interface EntryFilter {
  readonly accountNumber: number;
  /** Only entries before this one. */
  readonly before: number | null;
  readonly limit: number;
}

/** Newest first. */
export async function listEntries(db: Queryable, userId: string, filter: EntryFilter): Promise<Entry[]> {
  const { accountNumber, before, limit } = filter;
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from simulator_entry
    where user_id = ${userId} and account_number = ${accountNumber} and (${before}::integer is null or number < ${before})
    order by number desc limit ${limit}`.execute(db);
  return rows.map(fromEntryRow);
}

/** Whether a user has ever ordered an instrument. */
export async function hasTraded(db: Queryable, userId: string, ticker: string): Promise<boolean> {
  const { rows } = await sql`
    select from simulator_order where user_id = ${userId} and ticker = ${ticker} limit 1`.execute(db);
  return rows.length > 0;
}
