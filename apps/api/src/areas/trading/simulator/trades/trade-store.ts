import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { ClosedTrade, PlannedPart, TradeSpan } from "../port.ts";

/** A part of a trade, with the columns of its trade. */
interface PartRow {
  number: number;
  order_id: string;
  ticker: string;
  quantity: string;
  opened_at: number;
  closed_at: number;
  profit: string;
  cost: string;
  risk: string | null;
  part_order_id: string;
  part_quantity: string;
  bought: string;
  paid: string;
  stop: string | null;
}

const partOf = ({ part_order_id: orderId, part_quantity, bought, paid, stop }: PartRow): PlannedPart => ({
  orderId,
  quantity: BigInt(part_quantity),
  bought: BigInt(bought),
  paid: BigInt(paid),
  stop: stop === null ? null : BigInt(stop),
});

const tradeOf = (row: PartRow, parts: readonly PlannedPart[]): ClosedTrade => ({
  number: row.number,
  id: row.order_id,
  ticker: row.ticker,
  quantity: BigInt(row.quantity),
  openedAt: row.opened_at,
  closedAt: row.closed_at,
  profit: BigInt(row.profit),
  cost: BigInt(row.cost),
  risk: row.risk === null ? null : BigInt(row.risk),
  parts,
});

const oldestFirst = sql`number`;
const newestFirst = sql`closed_at desc, number desc`;

interface Selection {
  /** Selects rows of `simulator_trade`. */
  readonly trades: RawBuilder<unknown>;
  readonly order?: RawBuilder<unknown>;
}

/** Trades with their parts, the oldest purchase first. */
async function select(
  db: Queryable,
  userId: string,
  { trades, order = oldestFirst }: Selection,
): Promise<ClosedTrade[]> {
  // The offset and the limit of one have parts and purchases looked up by their keys: a join would be planned by the sizes that the tables
  // had, and scan them.
  const { rows } = await sql<PartRow>`
    select number, trade.order_id, ticker, trade.quantity::text, opened_at, closed_at, profit::text, cost::text, risk::text,
      part.order_id as part_order_id, part.quantity::text as part_quantity, bought::text, paid::text, stop::text
    from (${trades}) as trade, lateral (
      select order_id, quantity, bought, paid from simulator_trade_part
      where user_id = ${userId} and trade_number = trade.number offset 0
    ) as part, lateral (
      select at, stop from simulator_purchase where user_id = ${userId} and order_id = part.order_id limit 1
    ) as purchase
    order by ${order}, purchase.at, part.order_id`.execute(db);
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  return Array.from(byNumber.values(), (parts) =>
    parts.slice(0, 1).map((row) => tradeOf(row, parts.map(partOf))),
  ).flat();
}

/** Rows of `simulator_trade` by their numbers, a query of one column; each is looked up by its key. */
const numbered = (userId: string, numbers: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select found.* from (${numbers}) as wanted (number), lateral (
    select * from simulator_trade where user_id = ${userId} and number = wanted.number limit 1
  ) as found`;

/** Trades by their numbers, both ends included. */
export const listTrades = (db: Queryable, userId: string, first: number, last: number): Promise<ClosedTrade[]> =>
  select(db, userId, {
    trades: sql`select * from simulator_trade where user_id = ${userId} and number between ${first} and ${last}`,
  });

export const findTrades = (db: Queryable, userId: string, numbers: readonly number[]): Promise<ClosedTrade[]> =>
  select(db, userId, { trades: numbered(userId, sql`select unnest(${numbers}::integer[])`) });

const openedBy = (userId: string, orderIds: readonly string[]): RawBuilder<unknown> =>
  sql`select trade_number from simulator_trade_part where user_id = ${userId} and order_id = any(${orderIds}::uuid[])`;

/** Trades opened or closed by these orders, oldest first. */
export async function listTradesOfOrders(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<ClosedTrade[]> {
  if (orderIds.length === 0) return [];
  const closed = sql`select number from simulator_trade where user_id = ${userId} and order_id = any(${orderIds}::uuid[])`;
  return select(db, userId, { trades: numbered(userId, sql`${openedBy(userId, orderIds)} union ${closed}`) });
}

const inSpan = ({ accountNumber, from, until }: TradeSpan): RawBuilder<boolean> =>
  sql`account_number = ${accountNumber} and closed_at between ${from} and ${until}`;

export const listLatestTrades = (
  db: Queryable,
  userId: string,
  span: TradeSpan,
  { limit, without }: { readonly limit: number; readonly without: readonly string[] },
): Promise<ClosedTrade[]> =>
  select(db, userId, {
    trades: sql`
      select * from simulator_trade
      where user_id = ${userId} and ${inSpan(span)} and ticker <> all(${without}::text[])
      order by ${newestFirst} limit ${limit}`,
    order: newestFirst,
  });

/** Trades opened by any of these orders and without a planned stop. */
export async function listUnplannedTrades(
  db: Queryable,
  userId: string,
  span: TradeSpan,
  orderIds: readonly string[],
): Promise<ClosedTrade[]> {
  if (orderIds.length === 0) return [];
  const opened = numbered(userId, sql`${openedBy(userId, orderIds)} group by trade_number`);
  return select(db, userId, { trades: sql`${opened} where ${inSpan(span)} and risk is null` });
}
