-- A read model of the ledger: the trades, the stops planned for them, and what an account held minute by minute. It is derived from
-- simulator_entry and can be deleted at any time: the next read follows the ledger again from the start. Nodes that do not know it
-- only write the ledger, and whoever reads next catches up.

-- How far the ledger of a user's accounts has been followed, and what the next entry needs.
create table simulator_progress (
  user_id uuid primary key,
  account_number integer not null,
  -- Entries of that account taken in.
  entries integer not null,
  -- Closed trades of all accounts.
  trades integer not null,
  -- Stop orders accepted before this second have been assigned to the purchases that they protect.
  stops_until bigint not null,
  totals jsonb not null,
  lots jsonb not null,
  tickers jsonb not null,
  rests jsonb not null
);

-- Orders that bought.
create table simulator_purchase (
  user_id uuid not null,
  order_id uuid not null,
  account_number integer not null,
  ticker text not null,
  -- Second and price of the first fill.
  at bigint not null,
  price bigint not null,
  -- In 1e-12 US dollars, exact.
  value numeric(40, 0) not null,
  is_bracket boolean not null,
  -- The first second from `at` on at which none of the instrument was held.
  sold_out_at bigint,
  -- Price of the planned stop; null when there was none below the price of the purchase, or none yet.
  stop bigint,
  -- Whether no later order can become its planned stop.
  is_planned boolean not null default false,
  primary key (user_id, order_id)
);
create index simulator_purchase_unplanned on simulator_purchase (user_id, account_number, ticker) where not is_planned;
create index simulator_purchase_held on simulator_purchase (user_id, account_number, ticker) where sold_out_at is null;

-- What one order sold, with the purchases it closed.
create table simulator_trade (
  user_id uuid not null,
  -- Rank by the first sale over all accounts of the user, from 1.
  number integer not null,
  -- The order that sold.
  order_id uuid not null,
  account_number integer not null,
  ticker text not null,
  quantity bigint not null,
  -- Mean second of the purchases, and the sum of second × quantity that it comes from.
  opened_at bigint not null,
  opened_sum numeric(40, 0) not null,
  closed_at bigint not null,
  profit bigint not null,
  cost bigint not null,
  -- What the planned stops put at risk; null when a purchase had none.
  risk bigint,
  primary key (user_id, number),
  unique (user_id, order_id)
);

create index simulator_trade_closed on simulator_trade (user_id, account_number, closed_at);

-- Sums over the trades of an account that were closed on a day.
create table simulator_trade_day (
  user_id uuid not null,
  account_number integer not null,
  -- Days since 1970, UTC.
  day integer not null,
  -- The first and the last second at which one of them was closed.
  first_at bigint not null,
  last_at bigint not null,
  closed integer not null,
  wins integer not null,
  losses integer not null,
  profit bigint not null,
  -- The profit of the wins, and of the losses.
  won bigint not null,
  lost bigint not null,
  best bigint not null,
  worst bigint not null,
  -- Seconds from purchase to sale, of all, of the wins and of the losses.
  held bigint not null,
  held_by_wins bigint not null,
  held_by_losses bigint not null,
  -- Results in units of the risk; only of trades that have one.
  r_counted integer not null,
  r_sum float8 not null,
  r_best float8,
  r_worst float8,
  primary key (user_id, account_number, day)
);

create table simulator_trade_part (
  user_id uuid not null,
  -- The order that bought.
  order_id uuid not null,
  trade_number integer not null,
  quantity bigint not null,
  -- The same in units of the time of the purchase, and quantity × price in 1e-12 US dollars.
  bought bigint not null,
  paid numeric(40, 0) not null,
  primary key (user_id, order_id, trade_number)
);
create index simulator_trade_part_trade on simulator_trade_part (user_id, trade_number);

-- Totals of an account after the last entry of each minute that has entries.
create table simulator_minute (
  user_id uuid not null,
  account_number integer not null,
  -- Minutes since 1970.
  minute integer not null,
  -- Number of the last entry.
  entries integer not null,
  totals jsonb not null,
  primary key (user_id, account_number, minute)
);
