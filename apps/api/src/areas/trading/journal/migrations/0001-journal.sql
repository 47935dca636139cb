create table journal_entry (
  user_id uuid not null,
  -- Made by the client.
  entry_id uuid not null,
  version integer not null,
  title text not null,
  ticker text,
  order_id uuid,
  thesis text not null,
  -- Prices and risk in 1e-4 US dollars.
  entry_price bigint,
  stop_price bigint,
  target_price bigint,
  risk bigint,
  went_well text not null,
  went_wrong text not null,
  followed_plan text check (followed_plan in ('yes', 'partly', 'no')),
  notes text not null,
  tags text[] not null,
  feeling_before text,
  feeling_after text,
  -- Name of a picture in the objects store; it cannot be guessed.
  picture text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Until it is gone for good.
  deleted_at timestamptz,
  primary key (user_id, entry_id)
);
create index journal_entry_newest on journal_entry (user_id, created_at desc, entry_id desc) where deleted_at is null;
create index journal_entry_order on journal_entry (user_id, order_id) where order_id is not null;
create index journal_entry_deleted on journal_entry (deleted_at) where deleted_at is not null;

-- What somebody made of 20 closed trades, with the figures of that moment.
create table journal_review (
  user_id uuid not null,
  number integer not null,
  version integer not null,
  worked text not null,
  failed text not null,
  rule text not null,
  figures jsonb not null,
  written_at timestamptz not null,
  primary key (user_id, number)
);
