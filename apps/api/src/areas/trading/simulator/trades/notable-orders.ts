import type { Queryable } from "#api/platform/database/database.ts";
import { sql } from "kysely";
import { isOpenOrder } from "../accounts/account-store.ts";
import { findOrders } from "../orders/order-store.ts";
import type { NotableOrder } from "../port.ts";
import { RestsSchema, TickersSchema } from "./progress-rows.ts";
import { listTotals } from "./totals-store.ts";

interface AccountKey {
  readonly userId: string;
  readonly accountNumber: number;
}

/** Number of latest brackets that tasks check. */
const BRACKETS = 100;
/** Number of limit orders a side. */
const RESTS = 20;

/** Ids of relevant filled orders, from the read model. */
async function listFilledIds(db: Queryable, { userId, accountNumber }: AccountKey): Promise<string[]> {
  const { rows } = await sql<{ tickers: unknown; rests: unknown }>`
    select tickers, rests from simulator_progress
    where user_id = ${userId} and account_number = ${accountNumber}`.execute(db);
  return rows.flatMap(({ tickers, rests }) => {
    const notes = [...TickersSchema.parse(tickers).values()];
    const { buy, sell } = RestsSchema.parse(rests);
    return [
      ...notes.flatMap(({ largestBuy, lastBuy, sale }) => [largestBuy?.orderId, lastBuy?.orderId, sale]),
      buy?.orderId,
      sell?.orderId,
    ].filter((id) => id !== null && id !== undefined);
  });
}

/**
 * Open orders, the latest brackets with their stops and targets, and on each side the limit orders that waited longest and ended without a
 * fill: the longest may be for another kind of instrument than a task asks for.
 */
async function listOtherIds(db: Queryable, { userId, accountNumber }: AccountKey): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with bracket as (
      select order_id from simulator_order
      where user_id = ${userId} and account_number = ${accountNumber} and role = 'entry'
      order by order_id desc limit ${BRACKETS}
    )
    select order_id from bracket
    union
    select leg.order_id from bracket
    join simulator_order leg on leg.user_id = ${userId} and leg.parent_id = bracket.order_id
    union
    select order_id from simulator_order
    where user_id = ${userId} and account_number = ${accountNumber} and ${isOpenOrder}
    union
    select longest.order_id from (values ('buy'), ('sell')) as side (name), lateral (
      select order_id from simulator_order
      where user_id = ${userId} and account_number = ${accountNumber} and side = side.name
        and type = 'limit' and role is null and filled_quantity = 0 and ended_at is not null
      order by ended_at - accepted_at desc limit ${RESTS}
    ) as longest`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

async function listFirstFills(db: Queryable, userId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ order_id: string; at: number }>`
    select wanted.order_id, first.at from unnest(${ids}::uuid[]) as wanted (order_id), lateral (
      select min(at) as at from simulator_entry where user_id = ${userId} and order_id = wanted.order_id
    ) as first where first.at is not null`.execute(db);
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}

/** See `SimulatorPort.notableOrders`. The read model must be up to date. */
export async function listNotableOrders(db: Queryable, account: AccountKey): Promise<NotableOrder[]> {
  const { userId, accountNumber } = account;
  const [filled, others] = await Promise.all([listFilledIds(db, account), listOtherIds(db, account)]);
  const records = await findOrders(db, userId, [...new Set([...filled, ...others])]);
  const orders = records.flatMap((record) => (record.accountNumber === accountNumber ? [record.order] : []));
  const brackets = orders.filter(({ role }) => role === "entry");
  const [fills, totals] = await Promise.all([
    listFirstFills(
      db,
      userId,
      orders.map(({ id }) => id),
    ),
    listTotals(
      db,
      account,
      brackets.map(({ acceptedAt }) => acceptedAt),
    ),
  ]);
  const values = new Map(brackets.map(({ id }, index) => [id, totals[index]?.valueAtCost ?? 0n]));
  return orders.map((order) => ({
    order,
    firstFillAt: fills.get(order.id) ?? null,
    accountValue: values.get(order.id) ?? 0n,
  }));
}
