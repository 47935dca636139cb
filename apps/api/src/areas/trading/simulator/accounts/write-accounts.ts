import type { AccountState, Order, Position } from "@candlewise/domain/simulator/account";
import type { DayFlows } from "@candlewise/domain/simulator/day-change";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { AnyNewEvent, Outbox } from "#api/platform/events/outbox.ts";
import { freshAccount, type Account } from "./account-store.ts";
import { toChangeRow, type ChangeRecord } from "./change-rows.ts";
import { depositEntry, toEntryRow, type NewEntry } from "./entry-rows.ts";
import { toOrderRow, type OrderRecord } from "../orders/order-rows.ts";

/** A write of an account, conditional on the revision of `before` (optimistic locking). */
export interface AccountWrite {
  readonly before: Account;
  readonly after: AccountState;
  /** Of the day of `before`; not stored. */
  readonly flows: DayFlows;
  readonly placed: readonly OrderRecord[];
  /** Orders of `before` that have changed. */
  readonly changed: readonly Order[];
  /** Ended orders among `changed` that are open again. */
  readonly reopened: readonly OrderRecord[];
  /** A user's change of an order; at most one. */
  readonly history: readonly ChangeRecord[];
  readonly entries: readonly NewEntry[];
  readonly events: readonly AnyNewEvent[];
  /** Version of the prices used; null for prices of a provider. */
  readonly marketVersion: number | null;
  /** Ends the account at this second and begins the next one. */
  readonly resetAt?: number;
}

const reservedBy = ({ orders }: AccountState): bigint => orders.reduce((sum, order) => sum + order.reservedCash, 0n);

/** The new row of `simulator_account`, with the revision that the decision was based on. */
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

/** Rows of changed positions; those without lots are deleted. */
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

function changedOrderRows({ before, changed, reopened }: AccountWrite) {
  const ended = new Map(reopened.map((record) => [record.order.id, record]));
  return changed.flatMap((order) => {
    const record = before.records.get(order.id) ?? ended.get(order.id);
    return record === undefined ? [] : [{ user_id: before.userId, ...toOrderRow({ ...record, order }) }];
  });
}

/** The account that follows an ended one. */
function nextRow({ before, resetAt }: AccountWrite) {
  if (resetAt === undefined) return [];
  const next = freshAccount(before.userId, before.number + 1, resetAt, before.day);
  const entries = [depositEntry(next.number, resetAt)];
  const nothing = { placed: [], changed: [], reopened: [], history: [], events: [], marketVersion: null };
  return [accountRow({ before: next, after: next.state, flows: next.flows, entries, ...nothing })];
}

function entryRows({ before, entries, marketVersion, resetAt }: AccountWrite) {
  const next = resetAt === undefined ? [] : [depositEntry(before.number + 1, resetAt)];
  return [...entries, ...next].map((entry) => toEntryRow(before.userId, entry, marketVersion));
}

/** Rows of order changes. */
function historyRows({ before, history }: AccountWrite) {
  const key = { user_id: before.userId, account_number: before.number, revision: before.revision };
  return history.map((record) => ({ ...key, ...toChangeRow(record) }));
}

interface Placed {
  /** Index of the write in the batch. */
  readonly write: number;
}

/** Part of the statement below. Omitted without rows, because placing an order does not need it. */
function armHistory(rows: readonly Placed[]) {
  if (rows.length === 0) return sql``;
  return sql`noted as (
      insert into simulator_order_change (user_id, account_number, revision, order_id, at, quantity_from, quantity_to,
        limit_price_from, limit_price_to, stop_price_from, stop_price_to, trail_amount_from, trail_basis_points_from,
        trail_amount_to, trail_basis_points_to)
      select user_id, account_number, revision, order_id, at, quantity_from, quantity_to, limit_price_from, limit_price_to,
        stop_price_from, stop_price_to, trail_amount_from, trail_basis_points_from, trail_amount_to, trail_basis_points_to
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (write integer, user_id uuid, account_number integer,
        revision bigint, order_id uuid, at bigint, quantity_from bigint, quantity_to bigint, limit_price_from bigint,
        limit_price_to bigint, stop_price_from bigint, stop_price_to bigint, trail_amount_from bigint,
        trail_basis_points_from bigint, trail_amount_to bigint, trail_basis_points_to bigint)
      where row.write in (select write from written)
    ),`;
}

const known = (write: AccountWrite) =>
  write.before.isNew ? [] : [{ ...accountRow(write), client_order_id: write.placed[0]?.clientOrderId ?? null }];
const opened = (write: AccountWrite) => (write.before.isNew ? [accountRow(write)] : []);
const placedRows = ({ before, placed }: AccountWrite) =>
  placed.map((record) => ({ user_id: before.userId, ...toOrderRow(record) }));

/**
 * Writes accounts in one statement, each atomically: an account written concurrently is skipped. Returns for each whether it was written.
 */
export async function writeAccounts(
  db: Queryable,
  outbox: Pick<Outbox, "arm">,
  writes: readonly AccountWrite[],
): Promise<boolean[]> {
  const places = writes.map((_, place) => place);
  const byUser = places.toSorted((a, b) =>
    (writes[a]?.before.userId ?? "") < (writes[b]?.before.userId ?? "") ? -1 : 1,
  );
  const rowsOf = <Row extends object>(rows: (write: AccountWrite, place: number) => readonly Row[]): (Row & Placed)[] =>
    byUser.flatMap((place) => {
      const write = writes[place];
      return write === undefined ? [] : rows(write, place).map((row) => ({ ...row, write: place }));
    });
  const positions = writes.map(positionRows);
  const rowsByTable = [
    rowsOf(known),
    rowsOf(opened),
    rowsOf(nextRow),
    rowsOf(placedRows),
    rowsOf(changedOrderRows),
    rowsOf((_, place) => positions[place]?.rows ?? []),
    rowsOf((_, place) => positions[place]?.gone ?? []),
    rowsOf(entryRows),
  ];
  const events = writes.flatMap((write, cause) => write.events.map((event) => ({ ...event, cause })));
  const { rows } = await sql<Placed>`
    with written as materialized (
      select write from simulator_write_accounts(${sql.join(rowsByTable.map((each) => sql`${JSON.stringify(each)}::jsonb`))}) as write
    ),
    ${armHistory(rowsOf(historyRows))}
    published as (${outbox.arm(events, sql`row.cause in (select write from written)`)})
    select write from written`.execute(db);
  const written = new Set(rows.map(({ write }) => write));
  return places.map((place) => written.has(place));
}
