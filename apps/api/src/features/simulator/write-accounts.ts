import type { AccountState, Order, Position } from "@candlewise/domain/simulator/account";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database.ts";
import type { AnyNewEvent, Outbox } from "#api/platform/outbox.ts";
import { freshAccount, type Account } from "./account-store.ts";
import { toChangeRow, type ChangeRecord } from "./change-rows.ts";
import { depositEntry, toEntryRow, type NewEntry } from "./entry-rows.ts";
import { toOrderRow, type OrderRecord } from "./order-rows.ts";

/** What is to become of an account. It is written only if nobody has written the account since `before` was read. */
export interface AccountWrite {
  readonly before: Account;
  readonly after: AccountState;
  readonly placed: readonly OrderRecord[];
  /** Orders of `before` that are different now. */
  readonly changed: readonly Order[];
  /** What somebody changed of an order; one change at most. */
  readonly history: readonly ChangeRecord[];
  readonly entries: readonly NewEntry[];
  readonly events: readonly AnyNewEvent[];
  /** Of the prices that were used; null for a provider's. */
  readonly marketVersion: number | null;
  /** Ends the account at this second and begins the next one. */
  readonly resetAt?: number;
}

const reservedBy = ({ orders }: AccountState): bigint => orders.reduce((sum, order) => sum + order.reservedCash, 0n);

/** A row of `simulator_account` as it is to be; its revision is the one that the decision was made on. */
function accountRow({ before, after, placed, entries, resetAt }: AccountWrite) {
  return {
    user_id: before.userId,
    number: before.number,
    revision: before.revision,
    cash: after.cash.toString(),
    reserved: reservedBy(after).toString(),
    deposited: before.deposited.toString(),
    orders: before.orderCount + placed.length,
    entries: before.entryCount + entries.length,
    opened_at: before.openedAt,
    ended_at: resetAt ?? null,
    settled_until: after.settledUntil,
  };
}

const isSame = (a: Position, b: Position | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.lots.length === b.lots.length &&
    a.lots.every((lot, index) => {
      const other = b.lots[index];
      return lot.quantity === other?.quantity && lot.cost === other.cost && lot.acquiredAt === other.acquiredAt;
    }));

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

/** The account that follows an ended one. */
function nextRow({ before, resetAt }: AccountWrite) {
  if (resetAt === undefined) return [];
  const next = freshAccount(before.userId, before.number + 1, resetAt);
  const entries = [depositEntry(next.number, resetAt)];
  const nothing = { placed: [], changed: [], history: [], events: [], marketVersion: null };
  return [accountRow({ before: next, after: next.state, entries, ...nothing })];
}

function entryRows({ before, entries, marketVersion, resetAt }: AccountWrite) {
  const next = resetAt === undefined ? [] : [depositEntry(before.number + 1, resetAt)];
  return [...entries, ...next].map((entry) => toEntryRow(before.userId, entry, marketVersion));
}

/** The rows of what was changed of orders. */
function historyRows({ before, history }: AccountWrite) {
  const key = { user_id: before.userId, account_number: before.number, revision: before.revision };
  return history.map((record) => ({ ...key, ...toChangeRow(record) }));
}

/** Part of the statement below; left out without rows, so that placing an order does not pay for it. */
function armHistory(writes: readonly AccountWrite[]) {
  const rows = writes.flatMap(historyRows);
  if (rows.length === 0) return sql``;
  return sql`noted as (
      insert into simulator_order_change
      select * from jsonb_populate_recordset(null::simulator_order_change, ${JSON.stringify(rows)}::jsonb) as row
      where row.user_id in (select user_id from written)
    ),`;
}

/**
 * Writes accounts, each of another user, in one statement: whole, or not at all where somebody else was faster. Tells for each whether it
 * was written.
 */
export async function writeAccounts(
  db: Queryable,
  outbox: Outbox,
  writes: readonly AccountWrite[],
): Promise<boolean[]> {
  const byUser = writes.toSorted((a, b) => (a.before.userId < b.before.userId ? -1 : 1));
  const [fresh, known] = [byUser.filter(({ before }) => before.isNew), byUser.filter(({ before }) => !before.isNew)];
  const positions = writes.map(positionRows);
  const placed = writes.flatMap(({ before: { userId }, placed: records }) =>
    records.map((record) => ({ user_id: userId, ...toOrderRow(record) })),
  );
  const rowsByTable = [
    known.map((write) => ({ ...accountRow(write), client_order_id: write.placed[0]?.clientOrderId ?? null })),
    fresh.map(accountRow),
    writes.flatMap(nextRow),
    placed,
    writes.flatMap(changedOrderRows),
    positions.flatMap(({ rows }) => rows),
    positions.flatMap(({ gone }) => gone),
    writes.flatMap(entryRows),
  ];
  const events = writes.flatMap((write) => write.events);
  const { rows } = await sql<{ user_id: string }>`
    with written as materialized (
      select user_id from simulator_write(${sql.join(rowsByTable.map((each) => sql`${JSON.stringify(each)}::jsonb`))}) as user_id
    ),
    ${armHistory(writes)}
    told as (${outbox.arm(events, sql`row.user_id::uuid in (select user_id from written)`)})
    select user_id from written`.execute(db);
  const written = new Set(rows.map((row) => row.user_id));
  return writes.map(({ before }) => written.has(before.userId));
}
