-- What learners may use: written together with the payment or the subscription that it follows from, which `source_id` names.
create table subscriptions_entitlement (
  user_id uuid not null,
  kind text not null,
  source text not null check (source in ('order', 'subscription')),
  source_id text not null,
  from_at timestamptz not null,
  -- Null for what does not end; not after `from_at` for what was refunded.
  until_at timestamptz,
  primary key (user_id, kind, source, source_id)
);
