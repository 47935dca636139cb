-- What is billed again, as the party that bills it last told.
create table subscriptions_subscription (
  user_id uuid not null,
  subscription_id uuid not null,
  provider text not null check (provider in ('solidgate', 'apple_in_app', 'android_in_app')),
  provider_id text not null,
  kind text not null,
  product_id text not null,
  -- From the end of the period on, and its price.
  next_product_id text,
  next_amount_minor bigint,
  state text not null,
  pending_action text not null check (pending_action in ('none', 'cancel', 'restore')),
  -- The cancellation is to end what is paid for, too.
  ends_now boolean not null,
  currency text not null,
  amount_minor bigint not null,
  period_unit text not null,
  period_count int not null,
  started_at timestamptz not null,
  paid_until timestamptz not null,
  renews_at timestamptz,
  trial_ends_at timestamptz,
  next_try_at timestamptz,
  -- When the provider last changed it.
  updated_at timestamptz not null,
  ended_at timestamptz,
  -- A renewal that failed was paid after all.
  recovered_at timestamptz,
  trial_reminded_at timestamptz,
  -- When the provider is asked next; null when it has ended.
  look_at timestamptz,
  primary key (user_id, subscription_id),
  unique (user_id, provider, provider_id)
);

create index subscriptions_subscription_look_at on subscriptions_subscription (look_at) where look_at is not null;
create index subscriptions_subscription_trial on subscriptions_subscription (trial_ends_at)
  where trial_ends_at is not null and trial_reminded_at is null;
