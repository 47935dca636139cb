import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { isOpenOrder } from "../accounts/account-store.ts";
import { entryColumns, fromEntryRow, type Entry, type EntryRow } from "../accounts/entry-rows.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "../orders/order-rows.ts";
import { BEGINNING, type Cursor } from "./cursor.ts";

/** More changes than this are not listed. */
const MOST = 200;

interface HeadRow {
  user_id: string;
  number: number | null;
  revision: number | null;
  entries: number | null;
}

/** The newest cursor of each of these users whose account has changed since the known one, by user; of all that are not known yet. */
export async function findMoved(
  db: Queryable,
  known: readonly { readonly userId: string; readonly cursor: Cursor | null }[],
): Promise<ReadonlyMap<string, Cursor>> {
  const users = known.map(({ userId }) => userId);
  const numbers = known.map(({ cursor }) => cursor?.account ?? null);
  const revisions = known.map(({ cursor }) => cursor?.revision ?? null);
  const { rows } = await sql<HeadRow>`
    select known.user_id, account.number, account.revision, account.entries
    from unnest(${users}::uuid[], ${numbers}::integer[], ${revisions}::bigint[]) as known (user_id, number, revision)
    -- By the key, whatever the planner believes of the table's size.
    left join lateral (
      select number, revision, entries from simulator_account where user_id = known.user_id and ended_at is null limit 1
    ) as account on true
    where (coalesce(account.number, 0), coalesce(account.revision, 0)) is distinct from (known.number, known.revision)`.execute(
    db,
  );
  return new Map(
    rows.map(({ user_id, number, revision, entries }) => [
      user_id,
      number === null ? BEGINNING : { account: number, revision: revision ?? 0, entries: entries ?? 0 },
    ]),
  );
}

/** What changed in an account since a cursor, as of one moment. */
export interface AccountChanges {
  readonly cursor: Cursor;
  /** In 1e-4 USD. */
  readonly cash: bigint;
  readonly reserved: bigint;
  /** All open orders, in the order of acceptance. */
  readonly open: readonly OrderRecord[];
  /** Those that have ended since. */
  readonly ended: readonly OrderRecord[];
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

interface ChangesRow {
  number: number;
  revision: number;
  entries: number;
  cash: string;
  reserved: string;
  open: OrderRow[];
  ended: OrderRow[];
  booked: EntryRow[];
}

/** Null when the changes since `since` are not known, because another account has begun or because they are too many. One snapshot. */
export async function loadChanges(db: Queryable, userId: string, since: Cursor): Promise<AccountChanges | null> {
  const { rows } = await sql<ChangesRow>`
    select account.number, account.revision, account.entries, account.cash::text, account.reserved::text,
      array(
        select to_jsonb(row) from (
          select ${orderColumns} from simulator_order
          where user_id = account.user_id and account_number = account.number and ${isOpenOrder}
        ) as row order by row.sequence
      ) as open,
      array(
        select to_jsonb(row) from (
          select ${orderColumns} from simulator_order
          where user_id = account.user_id and account_number = account.number and ended_revision > ${since.revision}
          union all
          select ${orderColumns} from simulator_order
          where user_id = account.user_id and status = 'filled' and order_id = any(array(
            select order_id from simulator_entry
            where user_id = account.user_id and account_number = account.number
              and number between ${since.entries + 1} and ${since.entries + MOST} and order_id is not null))
        ) as row order by row.sequence limit ${MOST + 1}
      ) as ended,
      array(
        select to_jsonb(row) from (
          select ${entryColumns} from simulator_entry
          where user_id = account.user_id and account_number = account.number and number > ${since.entries}
          order by number limit ${MOST + 1}
        ) as row order by row.number
      ) as booked
    from simulator_account as account where user_id = ${userId} and ended_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined || !continues(row, since) || row.ended.length > MOST || row.booked.length > MOST) return null;
  return {
    cursor: { account: row.number, revision: row.revision, entries: row.entries },
    cash: BigInt(row.cash),
    reserved: BigInt(row.reserved),
    open: row.open.map(fromOrderRow),
    ended: row.ended.map(fromOrderRow),
    entries: row.booked.map(fromEntryRow),
  };
}

/** Whether the account is the one that a cursor belongs to, and not behind it. */
const continues = ({ number, revision, entries }: ChangesRow, since: Cursor): boolean =>
  number === Math.max(since.account, 1) && revision >= since.revision && entries >= since.entries;
