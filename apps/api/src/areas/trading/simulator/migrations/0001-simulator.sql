-- Virtual money only. Sums and prices are in 1e-4 US dollars, quantities in 1e-8 units, times in whole seconds since 1970.

create table simulator_account (
  user_id uuid not null,
  -- Begun at 1, one more with each reset.
  number integer not null,
  -- One more with each write: whoever decided on an older state has to look again.
  revision bigint not null default 0,
  cash bigint not null check (cash >= 0),
  -- Part of the cash that open orders hold back.
  reserved bigint not null default 0,
  -- What was put in.
  deposited bigint not null,
  -- How many orders were accepted and how many entries written so far.
  orders integer not null default 0,
  entries integer not null default 0,
  opened_at bigint not null,
  ended_at bigint,
  -- The first second of the market that is not reckoned with yet.
  settled_until bigint not null,
  primary key (user_id, number),
  check (reserved between 0 and cash)
) with (fillfactor = 70);
create unique index simulator_account_current on simulator_account (user_id) where ended_at is null;

-- What is held of an instrument, with its lots, oldest first. It is read and written whole; the row goes with the last unit.
create table simulator_position (
  user_id uuid not null,
  account_number integer not null,
  ticker text not null,
  lot_quantities bigint[] not null,
  -- What was paid for each lot and is not yet realised.
  lot_costs bigint[] not null,
  lot_times bigint[] not null,
  primary key (user_id, account_number, ticker),
  check (cardinality(lot_quantities) > 0 and cardinality(lot_quantities) = cardinality(lot_costs)
    and cardinality(lot_costs) = cardinality(lot_times)),
  check (0 < all (lot_quantities) and 0 <= all (lot_costs))
) with (fillfactor = 80);

create table simulator_order (
  user_id uuid not null,
  order_id uuid not null,
  account_number integer not null,
  -- The client's name for it; the stop and the target of a bracket share that of their entry.
  client_order_id uuid not null,
  -- Of what was asked for: the same name for something else is refused.
  digest text not null,
  sequence integer not null,
  ticker text not null,
  side text not null check (side in ('buy', 'sell')),
  type text not null,
  role text,
  parent_id uuid,
  time_in_force text not null,
  commission_plan text not null,
  limit_price bigint,
  stop_price bigint,
  trail_amount bigint,
  trail_basis_points bigint,
  reserve_price bigint,
  status text not null check (status in ('waiting', 'open', 'partially_filled', 'filled', 'cancelled', 'expired')),
  reason text,
  quantity bigint not null check (quantity >= 0),
  armed_quantity bigint not null,
  filled_quantity bigint not null,
  -- In 1e-12 US dollars, exact.
  filled_value numeric(40, 0) not null,
  commission bigint not null,
  reserved_cash bigint not null check (reserved_cash >= 0),
  triggered_at bigint,
  extreme bigint,
  accepted_at bigint not null,
  expires_at bigint,
  ended_at bigint,
  watch_from bigint not null,
  primary key (user_id, order_id),
  check (filled_quantity between 0 and quantity)
) with (fillfactor = 80);
create unique index simulator_order_client_id on simulator_order (user_id, client_order_id) where parent_id is null;
create index simulator_order_open on simulator_order (user_id) where status in ('waiting', 'open', 'partially_filled');

-- The ledger: everything that changed an account, in the order of its numbers. Rows are never changed.
create table simulator_entry (
  user_id uuid not null,
  account_number integer not null,
  number integer not null,
  at bigint not null,
  type text not null check (type in ('deposit', 'buy', 'sell', 'dividend', 'split')),
  ticker text,
  -- Bought, sold, or entitled to a dividend; what a split leaves.
  quantity bigint,
  -- Of one unit: paid, got, or paid out.
  price bigint,
  -- Of a trade: the middle price of its second and what the trade cost, item by item.
  mid_price bigint,
  value bigint,
  spread bigint,
  slippage bigint,
  commission bigint,
  -- Change of the cash, and the cash after it.
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  realized_profit bigint,
  order_id uuid,
  ratio text,
  -- Double entry: the amounts of each asset (USD, or a ticker) add up to 0.
  line_accounts text[] not null,
  line_assets text[] not null,
  line_amounts bigint[] not null,
  -- Of the algorithm whose price was used; null for a provider's price.
  market_version integer,
  primary key (user_id, account_number, number),
  check (cardinality(line_accounts) = cardinality(line_assets) and cardinality(line_assets) = cardinality(line_amounts))
);
create index simulator_entry_order on simulator_entry (user_id, order_id) where order_id is not null;

create function simulator_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed';
end $$;
create trigger simulator_entry_append_only before update on simulator_entry
  for each row execute function simulator_refuse_change();
