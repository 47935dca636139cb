import type { AccountState, Order, Position } from "@candlewise/domain/simulator/account";
import { openAccount } from "@candlewise/domain/simulator/open-account";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database.ts";
import type { AnyNewEvent, Outbox } from "#api/platform/outbox.ts";
import type { Account } from "./account-store.ts";
import { depositEntry, toEntryRow, type NewEntry } from "./entry-rows.ts";
import { CHANGING, ORDER_COLUMNS, toOrderRow, type OrderRecord } from "./order-rows.ts";

/** What is to become of an account. It is written only if nobody has written the account since `before` was read. */
export interface AccountWrite {
  readonly before: Account;
  readonly after: AccountState;
  readonly placed: readonly OrderRecord[];
  /** Orders of `before` that are different now. */
  readonly changed: readonly Order[];
  readonly entries: readonly NewEntry[];
  readonly events: readonly AnyNewEvent[];
  /** Of the prices that were used; null for a provider's. */
  readonly marketVersion: number | null;
  /** Ends the account at this second and begins the next one. */
  readonly resetAt?: number;
}

const reservedBy = ({ orders }: AccountState): bigint => orders.reduce((sum, order) => sum + order.reservedCash, 0n);

function accountRow({ before, after, placed, entries, resetAt }: AccountWrite) {
  return {
    user_id: before.userId,
    number: before.number,
    revision: before.revision,
    cash: after.cash.toString(),
    reserved: reservedBy(after).toString(),
    settled_until: after.settledUntil,
    orders: before.orderCount + placed.length,
    entries: before.entryCount + entries.length,
    ended_at: resetAt ?? null,
  };
}

const isSame = (a: Position, b: Position | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.lots.length === b.lots.length &&
    a.lots.every((lot, index) => lot.quantity === b.lots[index]?.quantity && lot.cost === b.lots[index]?.cost));

/** The rows of positions that are different; those without lots are to go. */
function positionRows({ before, after }: AccountWrite) {
  const key = { user_id: before.userId, account_number: before.number };
  const earlier = new Map(before.state.positions.map((position) => [position.ticker, position]));
  const rows = after.positions
    .filter((position) => !isSame(position, earlier.get(position.ticker)))
    .map(({ ticker, lots }) => ({
      ...key,
      ticker,
      lot_quantities: lots.map(({ quantity }) => quantity.toString()),
      lot_costs: lots.map(({ cost }) => cost.toString()),
      lot_times: lots.map(({ acquiredAt }) => acquiredAt),
    }));
  for (const { ticker } of after.positions) earlier.delete(ticker);
  return { rows, gone: [...earlier.keys()].map((ticker) => ({ ...key, ticker })) };
}

function changedOrderRows({ before, changed }: AccountWrite) {
  return changed.flatMap((order) => {
    const record = before.records.get(order.id);
    return record === undefined ? [] : [{ user_id: before.userId, ...toOrderRow({ ...record, order }) }];
  });
}

function openedRow({ before, resetAt }: AccountWrite) {
  if (resetAt === undefined) return [];
  const { account } = openAccount(resetAt);
  const [cash, number] = [account.cash.toString(), before.number + 1];
  const settled_until = account.settledUntil;
  return [{ user_id: before.userId, number, cash, deposited: cash, entries: 1, opened_at: resetAt, settled_until }];
}

function entryRows({ before, entries, marketVersion, resetAt }: AccountWrite) {
  const first = resetAt === undefined ? [] : [depositEntry(before.number + 1, resetAt)];
  return [...entries, ...first].map((entry) => toEntryRow(before.userId, entry, marketVersion));
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const ORDER_KEYS = ["user_id", ...ORDER_COLUMNS];
const OPENED = ["user_id", "number", "cash", "deposited", "entries", "opened_at", "settled_until"];

const isWritten = sql`row.user_id::uuid in (select user_id from written)`;

/** The arm that locks the accounts, and writes those that are as the decision found them. */
const accountArms = (accounts: string) => sql`
  wanted as (
    select * from jsonb_to_recordset(${accounts}::jsonb) as row (user_id uuid, number integer, revision bigint,
      cash bigint, reserved bigint, settled_until bigint, orders integer, entries integer, ended_at bigint)
  ),
  -- In one order on every server, so that no two wait for each other.
  locked as materialized (
    select account.user_id from simulator_account account join wanted using (user_id, number)
    order by account.user_id for no key update of account
  ),
  written as (
    update simulator_account account
    set revision = account.revision + 1, cash = wanted.cash, reserved = wanted.reserved, orders = wanted.orders,
      settled_until = wanted.settled_until, entries = wanted.entries, ended_at = wanted.ended_at
    from wanted join locked using (user_id)
    where account.user_id = wanted.user_id and account.number = wanted.number
      and account.revision = wanted.revision and account.ended_at is null
    returning account.user_id
  )`;

const orderArms = (placed: string, changed: string) => sql`
  placed as (
    insert into simulator_order (${columns(ORDER_KEYS)})
    select ${columns(ORDER_KEYS)} from jsonb_populate_recordset(null::simulator_order, ${placed}::jsonb) as row
    where ${isWritten}
  ),
  changed as (
    update simulator_order as kept
    set (${columns(CHANGING)}) = row(${columns(CHANGING.map((name) => `row.${name}`))})
    from jsonb_populate_recordset(null::simulator_order, ${changed}::jsonb) as row
    where kept.user_id = row.user_id and kept.order_id = row.order_id and ${isWritten}
  )`;

const positionArms = (held: string, gone: string) => sql`
  held as (
    insert into simulator_position
    select row.* from jsonb_populate_recordset(null::simulator_position, ${held}::jsonb) as row
    where ${isWritten}
    on conflict (user_id, account_number, ticker) do update set lot_quantities = excluded.lot_quantities,
      lot_costs = excluded.lot_costs, lot_times = excluded.lot_times
  ),
  gone as (
    delete from simulator_position as kept
    using jsonb_populate_recordset(null::simulator_position, ${gone}::jsonb) as row
    where kept.user_id = row.user_id and kept.account_number = row.account_number and kept.ticker = row.ticker
      and ${isWritten}
  )`;

/**
 * Writes accounts, each of another user, in one statement. A row is locked and compared with what the decision was made on; where
 * somebody else was faster nothing of that write is kept. Tells for each whether it was written.
 */
export async function writeAccounts(
  db: Queryable,
  outbox: Outbox,
  writes: readonly AccountWrite[],
): Promise<boolean[]> {
  const positions = writes.map(positionRows);
  const placed = writes.flatMap(({ before: { userId }, placed: records }) =>
    records.map((record) => ({ user_id: userId, ...toOrderRow(record) })),
  );
  const { rows } = await sql<{ user_id: string }>`
    with ${accountArms(JSON.stringify(writes.map(accountRow)))},
    opened as (
      insert into simulator_account (${columns(OPENED)})
      select ${columns(OPENED)}
      from jsonb_populate_recordset(null::simulator_account, ${JSON.stringify(writes.flatMap(openedRow))}::jsonb) as row
      where ${isWritten}
    ),
    ${orderArms(JSON.stringify(placed), JSON.stringify(writes.flatMap(changedOrderRows)))},
    ${positionArms(
      JSON.stringify(positions.flatMap(({ rows: held }) => held)),
      JSON.stringify(positions.flatMap(({ gone }) => gone)),
    )},
    booked as (
      insert into simulator_entry
      select row.* from jsonb_populate_recordset(null::simulator_entry, ${JSON.stringify(writes.flatMap(entryRows))}::jsonb) as row
      where ${isWritten}
    ),
    told as (${outbox.arm(
      writes.flatMap(({ events }) => events),
      isWritten,
    )})
    select user_id from written`.execute(db);
  const written = new Set(rows.map((row) => row.user_id));
  return writes.map(({ before }) => written.has(before.userId));
}
