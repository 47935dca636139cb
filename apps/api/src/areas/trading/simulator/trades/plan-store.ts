import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "../orders/order-rows.ts";
import { dayOf } from "./trade-sums.ts";

/** A purchase without a plan, with the order that is its planned stop. */
interface Protection {
  readonly purchase: { readonly orderId: string; readonly ticker: string; readonly at: number; readonly price: bigint };
  readonly stop: OrderRecord;
}

type ProtectionRow = OrderRow & {
  purchase_id: string;
  purchase_ticker: string;
  purchase_at: number;
  purchase_price: string;
};

interface AccountKey {
  readonly userId: string;
  readonly accountNumber: number;
}

/** Standalone stop orders, spelled out to match their partial index. */
const isStop = sql`side = 'sell' and role is null and type in ('stop', 'stop_limit', 'trailing_stop')`;

/**
 * Up to `limit` purchases without a plan that a stop order protects: the stop of the bracket, or the first stop order placed while the
 * purchase was held. Besides brackets, only purchases of these instruments.
 */
export async function listProtections(
  db: Queryable,
  { userId, accountNumber }: AccountKey,
  { tickers, limit }: { readonly tickers: readonly string[]; readonly limit: number },
): Promise<Protection[]> {
  const purchases = sql`
    select order_id as purchase_id, ticker as purchase_ticker, at as purchase_at, price::text as purchase_price, sold_out_at
    from simulator_purchase
    where user_id = ${userId} and account_number = ${accountNumber} and not is_planned`;
  const { rows } = await sql<ProtectionRow>`
    select purchase.*, stop.* from (${purchases} and is_bracket) as purchase, lateral (
      select ${orderColumns} from simulator_order
      where user_id = ${userId} and parent_id = purchase.purchase_id and role = 'stop_loss' limit 1
    ) as stop
    union all
    select purchase.*, stop.* from (
      ${purchases} and not is_bracket and ticker = any(${tickers}::text[])
    ) as purchase, lateral (
      select ${orderColumns} from simulator_order
      where user_id = ${userId} and account_number = ${accountNumber} and ticker = purchase.purchase_ticker and ${isStop}
        and accepted_at >= purchase_at and accepted_at < coalesce(sold_out_at, ${Number.MAX_SAFE_INTEGER})
      order by accepted_at, sequence limit 1
    ) as stop
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    purchase: {
      orderId: row.purchase_id,
      ticker: row.purchase_ticker,
      at: row.purchase_at,
      price: BigInt(row.purchase_price),
    },
    stop: fromOrderRow(row),
  }));
}

/** For each of these instruments with a standalone stop order since a second, the acceptance of the last one. */
export async function listStopTimes(
  db: Queryable,
  { userId, accountNumber }: AccountKey,
  { tickers, since }: { readonly tickers: readonly string[]; readonly since: number },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ ticker: string; accepted_at: number }>`
    select wanted.ticker, last.accepted_at from unnest(${tickers}::text[]) as wanted (ticker), lateral (
      select accepted_at from simulator_order
      where user_id = ${userId} and account_number = ${accountNumber} and ticker = wanted.ticker and ${isStop}
        and accepted_at >= ${since}
      order by accepted_at desc limit 1
    ) as last`.execute(db);
  return new Map(rows.map(({ ticker, accepted_at }) => [ticker, accepted_at]));
}

/** The planned stop of a purchase. */
interface Plan {
  readonly orderId: string;
  /** Null when the stop put nothing at risk. */
  readonly stop: bigint | null;
}

/** Stores planned stops. Returns the numbers of trades that closed a purchase with one. */
export async function savePlans(transaction: Transaction, userId: string, plans: readonly Plan[]): Promise<number[]> {
  if (plans.length === 0) return [];
  const orders = plans.map(({ orderId }) => orderId);
  const stops = plans.map(({ stop }) => stop?.toString() ?? null);
  const { rows } = await sql<{ trade_number: number }>`
    with planned as (
      update simulator_purchase purchase set is_planned = true, stop = plan.stop
      from unnest(${orders}::uuid[], ${stops}::bigint[]) as plan (order_id, stop)
      where purchase.user_id = ${userId} and purchase.order_id = plan.order_id
      returning purchase.order_id, purchase.stop
    )
    select distinct part.trade_number from planned
    join simulator_trade_part part on part.user_id = ${userId} and part.order_id = planned.order_id
    where planned.stop is not null`.execute(transaction);
  return rows.map(({ trade_number }) => trade_number);
}

/** Purchases that are sold out stay without a planned stop. */
export async function closePlans(transaction: Transaction, { userId, accountNumber }: AccountKey): Promise<void> {
  await sql`
    update simulator_purchase set is_planned = true
    where user_id = ${userId} and account_number = ${accountNumber} and not is_planned and sold_out_at is not null
  `.execute(transaction);
}

/** Stores the risk of trades by their numbers. Returns the days on which they were closed. */
export async function saveRisks(
  transaction: Transaction,
  userId: string,
  risks: ReadonlyMap<number, bigint | null>,
): Promise<number[]> {
  if (risks.size === 0) return [];
  const amounts = Array.from(risks.values(), (risk) => risk?.toString() ?? null);
  const { rows } = await sql<{ closed_at: number }>`
    update simulator_trade trade set risk = planned.risk
    from unnest(${[...risks.keys()]}::integer[], ${amounts}::bigint[]) as planned (number, risk)
    where trade.user_id = ${userId} and trade.number = planned.number
    returning trade.closed_at`.execute(transaction);
  return rows.map(({ closed_at }) => dayOf(closed_at));
}
