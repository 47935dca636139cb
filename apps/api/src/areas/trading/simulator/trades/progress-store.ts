import type { ProgressEntry } from "@candlewise/domain/performance/ledger-progress";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { entryColumns, fromEntryRow, type EntryRow } from "../accounts/entry-rows.ts";
import { fromProgressRow, NO_USER_PROGRESS, toJson, type UserProgress } from "./progress-rows.ts";

/** The progress of a user, locked until the end of the transaction: one node at a time updates a read model. */
export async function lockProgress(transaction: Transaction, userId: string): Promise<UserProgress> {
  const { accountNumber, entryCount, tradeCount, stopsUntil, totals, lots, tickers, rests } = NO_USER_PROGRESS;
  await sql`
    insert into simulator_progress (user_id, account_number, entries, trades, stops_until, totals, lots, tickers, rests)
    values (${userId}, ${accountNumber}, ${entryCount}, ${tradeCount}, ${stopsUntil}, ${toJson(totals)}::jsonb,
      ${toJson(lots)}::jsonb, ${toJson(tickers)}::jsonb, ${toJson(rests)}::jsonb)
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql`
    select account_number, entries, trades, stops_until, totals, lots, tickers, rests
    from simulator_progress where user_id = ${userId} for update`.execute(transaction);
  return fromProgressRow(rows[0]);
}

export async function saveProgress(transaction: Transaction, userId: string, progress: UserProgress): Promise<void> {
  const { accountNumber, entryCount, tradeCount, stopsUntil, totals, lots, tickers, rests } = progress;
  await sql`
    update simulator_progress
    set account_number = ${accountNumber}, entries = ${entryCount}, trades = ${tradeCount}, stops_until = ${stopsUntil},
      totals = ${toJson(totals)}::jsonb, lots = ${toJson(lots)}::jsonb, tickers = ${toJson(tickers)}::jsonb,
      rests = ${toJson(rests)}::jsonb
    where user_id = ${userId}`.execute(transaction);
}

/** Numbers of entries and accepted orders of a user's account. */
interface LedgerEnd {
  readonly entryCount: number;
  readonly orderCount: number;
  readonly isEnded: boolean;
}

export async function findLedgerEnd(
  db: Queryable,
  userId: string,
  accountNumber: number,
): Promise<LedgerEnd | undefined> {
  const { rows } = await sql<{ entries: number; orders: number; is_ended: boolean }>`
    select entries, orders, ended_at is not null as is_ended from simulator_account
    where user_id = ${userId} and number = ${accountNumber}`.execute(db);
  const [row] = rows;
  return row && { entryCount: row.entries, orderCount: row.orders, isEnded: row.is_ended };
}

/** The next account with a ledger to process. Accounts reset without any trade have only their deposit and are skipped. */
export async function findNextAccount(db: Queryable, userId: string, accountNumber: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from simulator_account
    where user_id = ${userId} and number > ${accountNumber} and (entries > 1 or ended_at is null)
    order by number limit 1`.execute(db);
  return rows[0]?.number ?? accountNumber + 1;
}

interface FollowedRow extends EntryRow {
  is_first: boolean;
  order_type: NonNullable<ProgressEntry["order"]>["type"] | null;
  order_side: "buy" | "sell";
  order_role: NonNullable<ProgressEntry["order"]>["role"];
  accepted_at: number;
}

interface EntrySpan {
  readonly accountNumber: number;
  /** Number of the entry before the first. */
  readonly after: number;
  readonly limit: number;
  /** The last second; no limit when absent. */
  readonly until?: number;
}

/** Entries of an account after one of them, oldest first. */
export async function listNextEntries(
  db: Queryable,
  userId: string,
  { accountNumber, after, limit, until }: EntrySpan,
): Promise<ProgressEntry[]> {
  const { rows } = await sql<FollowedRow>`
    select entry.*, placed.type as order_type, placed.side as order_side, placed.role as order_role, placed.accepted_at,
      not exists (
        select from simulator_entry
        where user_id = ${userId} and order_id = entry.order_id and account_number = entry.account_number
          and number < entry.number
      ) as is_first
    from (
      select ${entryColumns} from simulator_entry
      where user_id = ${userId} and account_number = ${accountNumber} and number > ${after}
        and number <= ${after + limit} and at <= ${until ?? Number.MAX_SAFE_INTEGER}
      order by number
    ) as entry
    left join lateral (
      select type, side, role, accepted_at from simulator_order
      where user_id = ${userId} and order_id = entry.order_id limit 1
    ) as placed on true
    order by entry.number`.execute(db);
  return rows.map((row) => ({
    ...fromEntryRow(row),
    isFirstOfOrder: row.is_first,
    order:
      row.order_type === null
        ? null
        : { type: row.order_type, side: row.order_side, role: row.order_role, acceptedAt: row.accepted_at },
  }));
}
