-- The days that the streak of a learner counts (`lesson`) or that are covered, with the zone in effect when the row was written.
create table engagement_streak_day (
  user_id uuid not null,
  local_date date not null,
  kind text not null check (kind in ('lesson', 'freeze', 'repair')),
  time_zone text not null,
  at timestamptz not null,
  -- Of the streak on a day with a lesson; 0 on a covered day.
  length integer not null,
  primary key (user_id, local_date),
  check ((kind = 'lesson') = (length > 0))
);

create table engagement_freeze (
  user_id uuid not null,
  -- That of its entry among the coins.
  freeze_id text not null,
  bought_on date not null,
  bought_at timestamptz not null,
  -- The missed day that it covers; null while it is in stock.
  used_on date,
  primary key (user_id, freeze_id)
);

-- What was earned and spent, each thing once.
create table engagement_coin_entry (
  user_id uuid not null,
  source text not null,
  source_id text not null,
  amount integer not null check (amount <> 0),
  at timestamptz not null,
  primary key (user_id, source, source_id)
);

-- The sum of the entries. Whoever changes days, freezes or coins of a learner locks this row first.
create table engagement_wallet (
  user_id uuid primary key,
  balance integer not null default 0 check (balance >= 0)
);

-- The only writer of the balance, so that it cannot differ from the sum.
create function engagement_add_to_balance() returns trigger language plpgsql as $$
begin
  insert into engagement_wallet (user_id) values (new.user_id) on conflict do nothing;
  update engagement_wallet set balance = balance + new.amount where user_id = new.user_id;
  return null;
end $$;
create trigger engagement_coin_entry_balance after insert on engagement_coin_entry
  for each row execute function engagement_add_to_balance();
