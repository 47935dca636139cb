import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { fromOrderRow, orderColumns, type OrderRecord, type OrderRow } from "../orders/order-rows.ts";
import { dayOf } from "./trade-sums.ts";

/** A purchase without a final planned stop. */
export interface UnplannedPurchase {
  readonly orderId: string;
  readonly ticker: string;
  readonly at: number;
  readonly price: bigint;
  readonly isBracket: boolean;
  readonly soldOutAt: number | null;
}

/** Unplanned purchases of an account: entries of brackets, and those in these instruments. */
export async function listUnplanned(
  db: Queryable,
  { userId, accountNumber }: { userId: string; accountNumber: number },
  tickers: readonly string[],
): Promise<UnplannedPurchase[]> {
  const { rows } = await sql<{
    order_id: string;
    ticker: string;
    at: number;
    price: string;
    is_bracket: boolean;
    sold_out_at: number | null;
  }>`
    select order_id, ticker, at, price::text, is_bracket, sold_out_at from simulator_purchase
    where user_id = ${userId} and account_number = ${accountNumber} and not is_planned
      and (is_bracket or ticker = any(${tickers}::text[]))
    order by at, order_id`.execute(db);
  return rows.map((row) => ({
    orderId: row.order_id,
    ticker: row.ticker,
    at: row.at,
    price: BigInt(row.price),
    isBracket: row.is_bracket,
    soldOutAt: row.sold_out_at,
  }));
}

/** The stops of these brackets, and the account's standalone stop orders accepted since a second, oldest first. */
export async function listStops(
  db: Queryable,
  { userId, accountNumber }: { userId: string; accountNumber: number },
  { entries, since }: { entries: readonly string[]; since: number },
): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and parent_id = any(${entries}::uuid[]) and role = 'stop_loss'
    union all
    select ${orderColumns} from simulator_order
    where user_id = ${userId} and account_number = ${accountNumber} and accepted_at >= ${since}
      and side = 'sell' and role is null and type in ('stop', 'stop_limit', 'trailing_stop')
    order by sequence`.execute(db);
  return rows.map(fromOrderRow);
}

/** The planned stop of a purchase. */
interface Plan {
  readonly orderId: string;
  /** Null when the stop put nothing at risk. */
  readonly stop: bigint | null;
}

/** Stores planned stops. Purchases that are sold out become final. Returns the numbers of trades that closed a purchase with a new stop. */
export async function savePlans(
  transaction: Transaction,
  { userId, accountNumber }: { userId: string; accountNumber: number },
  plans: readonly Plan[],
): Promise<number[]> {
  await sql`
    update simulator_purchase set is_planned = true
    where user_id = ${userId} and account_number = ${accountNumber} and not is_planned and sold_out_at is not null
  `.execute(transaction);
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
