-- What a learner has beyond what everybody has.
create table shop_item (
  user_id uuid not null,
  kind text not null check (kind in ('avatar', 'sheet')),
  item_id text not null,
  source text not null check (source in ('coins', 'reward')),
  at timestamptz not null,
  primary key (user_id, kind, item_id)
);
