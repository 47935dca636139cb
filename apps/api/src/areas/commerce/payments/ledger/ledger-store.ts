import { entriesOf, type Movement, type OrderVat } from "@candlewise/domain/payments/ledger";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

interface Booking {
  readonly orderId: string;
  readonly movement: Movement;
  readonly currency: string;
  readonly amountMinor: number;
  readonly vat: OrderVat | null;
  /** What was given back of the order before. */
  readonly beforeMinor?: number;
  readonly at: Date;
}

/** Books a movement of money. The keys of its entries keep it from being booked twice. */
export async function book(transaction: Transaction, booking: Booking): Promise<void> {
  const { orderId, movement, currency, amountMinor, vat, beforeMinor = 0, at } = booking;
  const entries = entriesOf(movement, { amountMinor, vat, before: beforeMinor });
  if (entries.length === 0) return;
  const rows = entries.map(({ account, amountMinor: amount }) => ({ account, amount }));
  // One statement: the database checks that what a statement writes sums to zero.
  await sql`
    insert into payments_entry (order_id, movement, before_minor, account, currency, amount_minor, at)
    select ${orderId}, ${movement}, ${beforeMinor}, row.account, ${currency}, row.amount, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (account text, amount bigint)`.execute(transaction);
}

export interface Balance {
  account: string;
  currency: string;
  balance_minor: number;
}

/** What each account holds; the accounts of a currency sum to zero. */
export async function readBalances(db: Queryable): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select account, currency, balance_minor from payments_balance order by currency, account`.execute(db);
  return rows;
}

/** What was given back since `since`, by currency. */
export async function readReturns(
  db: Queryable,
  movement: Exclude<Movement, "charge">,
  since: Date,
): Promise<{ currency: string; amount_minor: number }[]> {
  const { rows } = await sql<{ currency: string; amount_minor: number }>`
    select currency, (-sum(amount_minor))::bigint as amount_minor from payments_entry
    where movement = ${movement} and account = 'provider' and at >= ${since} group by currency order by currency`.execute(
    db,
  );
  return rows;
}
