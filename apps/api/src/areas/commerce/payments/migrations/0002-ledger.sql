-- The double-entry ledger. It names orders and no people, so that it stays when an account is deleted.
create table payments_entry (
  order_id text not null,
  movement text not null check (movement in ('charge', 'refund', 'chargeback')),
  -- What was given back of the order before: tells its refunds apart.
  before_minor bigint not null,
  account text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor <> 0),
  at timestamptz not null,
  primary key (order_id, movement, before_minor, account)
);

create index payments_entry_at on payments_entry (at);

-- A movement is written by one statement, so its balance is checked with that statement.
create function payments_check_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by order_id, movement, before_minor, currency having sum(amount_minor) <> 0
  ) then
    raise exception 'the entries of a movement do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger payments_entry_balance after insert on payments_entry
  referencing new table as written for each statement execute function payments_check_balance();

create function payments_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed' using errcode = 'check_violation';
end $$;

create trigger payments_entry_change before update or delete or truncate on payments_entry
  for each statement execute function payments_refuse_change();

create view payments_balance as
  select account, currency, sum(amount_minor)::bigint as balance_minor from payments_entry group by account, currency;
