import type { Client } from "pg";

/** A user with a history in the practice account: number of reset accounts, and orders in the current one. */
export interface TraderPast {
  readonly userId: string;
  readonly resets: number;
  readonly orders: number;
}

const START = 1_000_000_000n;
/** 1 unit at 10 dollars, in 1e-8 and 1e-4. */
const UNIT = 100_000_000n;
const PRICE = 100_000n;
/** The same for every account, so that all curves have the same number of points. */
const AGE = 30 * 86_400;

/** The id of an order by its number, from 1. */
export const orderIdOf = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/**
 * Writes the ledger of a user who alternately bought and sold one unit of an instrument, at one price and without costs, evenly over 30
 * days. As over HTTP, only ledger and orders are written: the server derives everything else.
 */
export async function writePast(client: Client, { userId, resets, orders }: TraderPast, ticker: string): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const openedAt = now - AGE;
  const secondsApart = Math.floor((AGE - 100) / orders);
  const current = resets + 1;
  await client.query(
    `insert into simulator_account (user_id, number, cash, deposited, orders, entries, opened_at, ended_at, settled_until)
     select $1::uuid, number, $2::bigint, $2::bigint, case when number = $3::int then $4::int else 0 end, case when number = $3::int then $4::int + 1 else 1 end,
       $5::bigint, case when number < $3::int then $5::bigint end, $6::bigint
     from generate_series(1, $3::int) number`,
    [userId, START, current, orders, openedAt, now],
  );
  await client.query(
    `insert into simulator_entry (user_id, account_number, number, at, type, amount, balance_after, line_accounts, line_assets, line_amounts)
     select $1::uuid, number, 1, $2::bigint, 'deposit', $3::bigint, $3::bigint, '{cash,equity}', '{USD,USD}', array[$3::bigint, -($3::bigint)]
     from generate_series(1, $4::int) number`,
    [userId, openedAt, START, current],
  );
  const side = "case when n % 2 = 1 then 'buy' else 'sell' end";
  await client.query(
    `insert into simulator_order (user_id, order_id, account_number, client_order_id, digest, sequence, ticker, side, type,
       time_in_force, commission_plan, status, quantity, armed_quantity, filled_quantity, filled_value, commission,
       reserved_cash, accepted_at, expires_at, ended_at, watch_from)
     select $1::uuid, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $2::int, gen_random_uuid(), '', n, $3::text, ${side}, 'market', 'day', 'crypto', 'filled',
       $4::bigint, $4::bigint, $4::bigint, $4::bigint::numeric * $5::bigint, 0, 0, $6::bigint + n * ${secondsApart} - 1, null, $6::bigint + n * ${secondsApart}, 0
     from generate_series(1, $7::int) n`,
    [userId, current, ticker, UNIT, PRICE, openedAt, orders],
  );
  await client.query(
    `insert into simulator_entry (user_id, account_number, number, at, type, ticker, quantity, price, mid_price, value, spread,
       slippage, commission, amount, balance_after, realized_profit, order_id, line_accounts, line_assets, line_amounts)
     select $1::uuid, $2::int, n + 1, $3::bigint + n * ${secondsApart}, ${side}, $4::text, $5::bigint, $6::bigint, $6::bigint, $6::bigint, 0, 0, 0,
       case when n % 2 = 1 then -($6::bigint) else $6::bigint end, case when n % 2 = 1 then $7::bigint - $6::bigint else $7::bigint end,
       case when n % 2 = 0 then 0 end, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       '{position,market,cash,market}', array[$4::text, $4::text, 'USD', 'USD'],
       case when n % 2 = 1 then array[$5::bigint, -($5::bigint), -($6::bigint), $6::bigint]
         else array[-($5::bigint), $5::bigint, $6::bigint, -($6::bigint)] end
     from generate_series(1, $8::int) n`,
    [userId, current, openedAt, ticker, UNIT, PRICE, START, orders],
  );
}
