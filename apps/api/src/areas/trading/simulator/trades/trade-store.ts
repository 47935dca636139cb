import type { TradeSums } from "@candlewise/domain/performance/trade-figures";
import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { ClosedTrade, TradeSpan } from "../port.ts";
import { listParts } from "./plan-store.ts";

interface TradeRow {
  number: number;
  order_id: string;
  ticker: string;
  quantity: string;
  opened_at: number;
  closed_at: number;
  profit: string;
  cost: string;
  risk: string | null;
}

const columns = sql`number, order_id, ticker, quantity::text, opened_at, closed_at, profit::text, cost::text, risk::text`;

async function withParts(db: Queryable, userId: string, rows: readonly TradeRow[]): Promise<ClosedTrade[]> {
  const numbers = rows.map(({ number }) => number);
  const parts = await listParts(db, userId, numbers);
  return rows.map((row) => ({
    number: row.number,
    id: row.order_id,
    ticker: row.ticker,
    quantity: BigInt(row.quantity),
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    profit: BigInt(row.profit),
    cost: BigInt(row.cost),
    risk: row.risk === null ? null : BigInt(row.risk),
    parts: parts.get(row.number) ?? [],
  }));
}

async function select(db: Queryable, userId: string, rest: RawBuilder<unknown>): Promise<ClosedTrade[]> {
  const { rows } = await sql<TradeRow>`
    select ${columns} from simulator_trade trade where user_id = ${userId} and ${rest}`.execute(db);
  return withParts(db, userId, rows);
}

export async function countTrades(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ trades: number }>`
    select trades from simulator_progress where user_id = ${userId}`.execute(db);
  return rows[0]?.trades ?? 0;
}

export const listTrades = (db: Queryable, userId: string, first: number, last: number): Promise<ClosedTrade[]> =>
  select(db, userId, sql`number between ${first} and ${last} order by number`);

/** Trades opened or closed by these orders, oldest first. */
export async function listTradesOfOrders(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<ClosedTrade[]> {
  if (orderIds.length === 0) return [];
  return select(
    db,
    userId,
    sql`number in (
      select trade_number from simulator_trade_part where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
      union
      select number from simulator_trade where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
    ) order by number`,
  );
}

const inSpan = ({ accountNumber, from, until }: TradeSpan): RawBuilder<boolean> =>
  sql`account_number = ${accountNumber} and closed_at between ${from} and ${until}`;

export const listLatestTrades = (
  db: Queryable,
  userId: string,
  span: TradeSpan,
  { limit, without }: { readonly limit: number; readonly without: readonly string[] },
): Promise<ClosedTrade[]> =>
  select(db, userId, sql`${inSpan(span)} and ticker <> all(${without}::text[]) order by number desc limit ${limit}`);

/** Trades opened by any of these orders and without a planned stop. */
export async function listUnplannedTrades(
  db: Queryable,
  userId: string,
  span: TradeSpan,
  orderIds: readonly string[],
): Promise<ClosedTrade[]> {
  if (orderIds.length === 0) return [];
  return select(
    db,
    userId,
    sql`${inSpan(span)} and risk is null and number in (
      select trade_number from simulator_trade_part where user_id = ${userId} and order_id = any(${orderIds}::uuid[])
    ) order by number`,
  );
}

interface SumsRow {
  closed: number;
  wins: number;
  losses: number;
  profit: string;
  won: string;
  lost: string;
  best: string | null;
  worst: string | null;
  held: number;
  held_by_wins: number;
  held_by_losses: number;
  r_counted: number;
  r_sum: number;
  r_best: number | null;
  r_worst: number | null;
}

export async function sumTrades(db: Queryable, userId: string, span: TradeSpan): Promise<TradeSums> {
  const { rows } = await sql<SumsRow>`
    select count(*) as closed, count(*) filter (where profit > 0) as wins, count(*) filter (where profit < 0) as losses,
      coalesce(sum(profit), 0)::text as profit, coalesce(sum(profit) filter (where profit > 0), 0)::text as won,
      coalesce(sum(profit) filter (where profit < 0), 0)::text as lost,
      max(profit)::text as best, min(profit)::text as worst,
      coalesce(sum(closed_at - opened_at), 0)::float8 as held,
      coalesce(sum(closed_at - opened_at) filter (where profit > 0), 0)::float8 as held_by_wins,
      coalesce(sum(closed_at - opened_at) filter (where profit < 0), 0)::float8 as held_by_losses,
      count(*) filter (where risk > 0) as r_counted,
      coalesce(sum(profit::float8 / nullif(risk, 0)), 0) as r_sum,
      max(profit::float8 / nullif(risk, 0)) as r_best, min(profit::float8 / nullif(risk, 0)) as r_worst
    from simulator_trade where user_id = ${userId} and ${inSpan(span)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate returned no row");
  return {
    closed: row.closed,
    wins: row.wins,
    losses: row.losses,
    profit: BigInt(row.profit),
    won: BigInt(row.won),
    lost: BigInt(row.lost),
    best: row.best === null ? null : BigInt(row.best),
    worst: row.worst === null ? null : BigInt(row.worst),
    held: row.held,
    heldByWins: row.held_by_wins,
    heldByLosses: row.held_by_losses,
    r: { counted: row.r_counted, sum: row.r_sum, best: row.r_best, worst: row.r_worst },
  };
}
