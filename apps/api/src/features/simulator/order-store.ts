import { sql } from "kysely";
import type { Queryable } from "#api/platform/database.ts";
import { isOpenOrder } from "./account-store.ts";
import { changeColumns, fromChangeRow, type ChangeRecord, type ChangeRow } from "./change-rows.ts";
import { entryColumns, fromEntryRow, type Entry, type EntryRow } from "./entry-rows.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "./order-rows.ts";

export interface OrderFilter {
  readonly accountNumber: number;
  readonly ticker?: string | undefined;
  readonly status?: "open" | "ended" | undefined;
  /** Only those that were placed before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first; ids sort by the time they were made. */
export async function listOrders(db: Queryable, userId: string, filter: OrderFilter): Promise<OrderRecord[]> {
  const { accountNumber, ticker = null, status = null, before = null, limit } = filter;
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and account_number = ${accountNumber}
      and (${ticker}::text is null or ticker = ${ticker})
      and (${status}::text is null or (${status} = 'open') = (${isOpenOrder}))
      and (${before}::uuid is null or order_id < ${before}::uuid)
    order by order_id desc limit ${limit}`.execute(db);
  return rows.map(fromOrderRow);
}

/** An order of this user with the legs that hang on it, itself first. */
export async function findOrderWithLegs(db: Queryable, userId: string, orderId: string): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and (order_id = ${orderId} or parent_id = ${orderId})
    order by sequence`.execute(db);
  return rows.map(fromOrderRow);
}

/** What orders have filled, oldest first. */
export async function listFills(db: Queryable, userId: string, orderIds: readonly string[]): Promise<Entry[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from simulator_entry
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
    order by account_number, number`.execute(db);
  return rows.map(fromEntryRow);
}

/** What was changed of orders, oldest first. */
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
  /** Only those before this one. */
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
