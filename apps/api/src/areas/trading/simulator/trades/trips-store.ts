import type { Begun, Followed, ProgressEntry, Purchase } from "@candlewise/domain/performance/ledger-progress";
import { openedAtOf, type TripSoFar } from "@candlewise/domain/performance/round-trips";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { toJson } from "./progress-rows.ts";

/** Existing purchases and trades of the orders in these entries. */
export async function findBegun(
  db: Queryable,
  userId: string,
  entries: readonly ProgressEntry[],
): Promise<Begun & { readonly numbers: ReadonlyMap<string, number> }> {
  const orders = [...new Set(entries.flatMap((entry) => (entry.isFirstOfOrder ? [] : (entry.orderId ?? []))))];
  if (orders.length === 0) return { purchases: new Map(), trips: new Map(), numbers: new Map() };
  const { rows } = await sql<PurchaseRow>`
    select order_id, ticker, at, price::text, value::text, is_bracket, sold_out_at
    from simulator_purchase where user_id = ${userId} and order_id = any(${orders}::uuid[])`.execute(db);
  const trips = await listTripsSoFar(db, userId, orders);
  return {
    purchases: new Map(rows.map((row) => [row.order_id, purchaseOf(row)])),
    trips: new Map(trips.map(({ trip }) => [trip.id, trip])),
    numbers: new Map(trips.map(({ trip, number }) => [trip.id, number])),
  };
}

interface PurchaseRow {
  order_id: string;
  ticker: string;
  at: number;
  price: string;
  value: string;
  is_bracket: boolean;
  sold_out_at: number | null;
}

const purchaseOf = ({ order_id, ticker, at, price, value, is_bracket, sold_out_at }: PurchaseRow): Purchase => ({
  orderId: order_id,
  ticker,
  at,
  price: BigInt(price),
  value: BigInt(value),
  isBracket: is_bracket,
  soldOutAt: sold_out_at,
});

interface TripRow {
  number: number;
  order_id: string;
  ticker: string;
  quantity: string;
  opened_sum: string;
  closed_at: number;
  profit: string;
  cost: string;
  parts: { order_id: string; quantity: string; bought: string; paid: string }[];
}

async function listTripsSoFar(db: Queryable, userId: string, orders: readonly string[]) {
  const { rows } = await sql<TripRow>`
    select number, order_id, ticker, quantity::text, opened_sum::text, closed_at, profit::text, cost::text,
      array(
        select jsonb_build_object('order_id', order_id, 'quantity', quantity::text, 'bought', bought::text, 'paid', paid::text)
        from simulator_trade_part where user_id = ${userId} and trade_number = trade.number
      ) as parts
    from simulator_trade trade where user_id = ${userId} and order_id = any(${orders}::uuid[])`.execute(db);
  return rows.map((row): { number: number; trip: TripSoFar } => ({
    number: row.number,
    trip: {
      id: row.order_id,
      ticker: row.ticker,
      quantity: BigInt(row.quantity),
      secondsTimesQuantity: BigInt(row.opened_sum),
      closedAt: row.closed_at,
      profit: BigInt(row.profit),
      cost: BigInt(row.cost),
      parts: row.parts.map(({ order_id, quantity, bought, paid }) => ({
        orderId: order_id,
        quantity: BigInt(quantity),
        bought: BigInt(bought),
        paid: BigInt(paid),
      })),
    },
  }));
}

/** Writes the changes from processing some entries, except the progress itself. `numbers` are those of all its trades. */
export async function saveFollowed(
  transaction: Transaction,
  { userId, accountNumber }: { userId: string; accountNumber: number },
  { purchases, trips, soldOut, minutes }: Followed,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const key = { user_id: userId, account_number: accountNumber };
  await markSoldOut(transaction, key, soldOut);
  await savePurchases(transaction, key, [...purchases.values()]);
  await saveTrips(
    transaction,
    key,
    Array.from(trips.values(), (trip) => ({ trip, number: numbers.get(trip.id) ?? 0 })),
  );
  const rows = Array.from(minutes, ([minute, { totals, lastEntry }]) => ({
    ...key,
    minute,
    entries: lastEntry,
    totals,
  }));
  await sql`
    insert into simulator_minute (user_id, account_number, minute, entries, totals)
    select user_id, account_number, minute, entries, totals from jsonb_to_recordset(${toJson(rows)}::jsonb) as row
      (user_id uuid, account_number integer, minute integer, entries integer, totals jsonb)
    on conflict (user_id, account_number, minute) do update set entries = excluded.entries, totals = excluded.totals
  `.execute(transaction);
}

interface AccountKey {
  readonly user_id: string;
  readonly account_number: number;
}

async function savePurchases(transaction: Transaction, key: AccountKey, purchases: readonly Purchase[]): Promise<void> {
  if (purchases.length === 0) return;
  const rows = purchases.map(({ orderId, isBracket, soldOutAt, ...rest }) => ({
    ...key,
    order_id: orderId,
    is_bracket: isBracket,
    sold_out_at: soldOutAt,
    ...rest,
  }));
  await sql`
    insert into simulator_purchase (user_id, order_id, account_number, ticker, at, price, value, is_bracket, sold_out_at)
    select user_id, order_id, account_number, ticker, at, price, value, is_bracket, sold_out_at
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as row (user_id uuid, order_id uuid, account_number integer,
      ticker text, at bigint, price bigint, value numeric, is_bracket boolean, sold_out_at bigint)
    on conflict (user_id, order_id) do update set value = excluded.value, sold_out_at = excluded.sold_out_at`.execute(
    transaction,
  );
}

/** Marks the purchases of earlier portions. */
async function markSoldOut(
  transaction: Transaction,
  { user_id, account_number }: AccountKey,
  soldOut: Followed["soldOut"],
): Promise<void> {
  if (soldOut.length === 0) return;
  const tickers = soldOut.map(({ ticker }) => ticker);
  const seconds = soldOut.map(({ at }) => at);
  await sql`
    update simulator_purchase purchase set sold_out_at = (
      select min(at) from unnest(${tickers}::text[], ${seconds}::bigint[]) as gone (ticker, at)
      where gone.ticker = purchase.ticker)
    where user_id = ${user_id} and account_number = ${account_number} and sold_out_at is null
      and ticker = any(${tickers}::text[])`.execute(transaction);
}

async function saveTrips(
  transaction: Transaction,
  key: AccountKey,
  trips: readonly { readonly trip: TripSoFar; readonly number: number }[],
): Promise<void> {
  if (trips.length === 0) return;
  const rows = trips.map(({ trip, number }) => ({
    ...key,
    number,
    order_id: trip.id,
    ticker: trip.ticker,
    quantity: trip.quantity,
    opened_at: openedAtOf(trip),
    opened_sum: trip.secondsTimesQuantity,
    closed_at: trip.closedAt,
    profit: trip.profit,
    cost: trip.cost,
  }));
  await sql`
    insert into simulator_trade (user_id, number, order_id, account_number, ticker, quantity, opened_at, opened_sum,
      closed_at, profit, cost)
    select user_id, number, order_id, account_number, ticker, quantity, opened_at, opened_sum, closed_at, profit, cost
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as row (user_id uuid, number integer, order_id uuid,
      account_number integer, ticker text, quantity bigint, opened_at bigint, opened_sum numeric, closed_at bigint,
      profit bigint, cost bigint)
    on conflict (user_id, number) do update set quantity = excluded.quantity, opened_at = excluded.opened_at,
      opened_sum = excluded.opened_sum, closed_at = excluded.closed_at, profit = excluded.profit, cost = excluded.cost
  `.execute(transaction);
  const parts = trips.flatMap(({ trip, number }) =>
    trip.parts.map(({ orderId, quantity, bought, paid }) => ({
      user_id: key.user_id,
      order_id: orderId,
      trade_number: number,
      quantity,
      bought,
      paid,
    })),
  );
  await sql`
    insert into simulator_trade_part (user_id, order_id, trade_number, quantity, bought, paid)
    select user_id, order_id, trade_number, quantity, bought, paid
    from jsonb_to_recordset(${toJson(parts)}::jsonb) as row (user_id uuid, order_id uuid, trade_number integer,
      quantity bigint, bought bigint, paid numeric)
    on conflict (user_id, order_id, trade_number) do update set quantity = excluded.quantity, bought = excluded.bought,
      paid = excluded.paid`.execute(transaction);
}
