-- What learners buy. A row is committed before the provider is told of the order.
create table payments_order (
  user_id uuid not null,
  -- Also the provider's id of the order.
  order_id text not null,
  purpose text not null check (purpose in ('purchase', 'renewal', 'card')),
  status text not null,
  -- Another click on the same offer at the same price leads to this order.
  is_open boolean not null,
  -- A stored card was to be charged; otherwise the provider's form was shown.
  is_one_click boolean not null,
  offer_id uuid,
  pricing_id uuid,
  product_id text,
  kind text,
  source text,
  currency text not null,
  -- What is charged, VAT included.
  total_minor bigint not null check (total_minor >= 0),
  vat_country text,
  vat_percent numeric(5, 2),
  -- For what is charged again: the period, its price, and how long what is charged now lasts instead.
  period_unit text,
  period_count int,
  period_minor bigint,
  trial_days int,
  provider_product_id text,
  -- Of the buyer, alpha-2.
  country text,
  wants_immediate_start boolean not null,
  method text,
  card_brand text,
  card_last4 text,
  decline_code text,
  verify_url text,
  provider_subscription_id text,
  refunded_minor bigint not null default 0,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  -- A call that charges is under way since then.
  sent_at timestamptz,
  asks int not null default 0,
  -- When the provider is asked for the status next; null when nothing is to be learned.
  ask_at timestamptz,
  primary key (user_id, order_id)
);

create unique index payments_order_open on payments_order (user_id, offer_id, pricing_id) where is_open;
create index payments_order_subscription on payments_order (user_id, provider_subscription_id, ordered_at);
create index payments_order_ask_at on payments_order (ask_at) where ask_at is not null;
create index payments_order_ordered_at on payments_order (ordered_at);

-- Cards as the provider stores them; `token` is its name for one.
create table payments_card (
  user_id uuid not null,
  card_id uuid not null,
  token text not null,
  brand text not null,
  last4 text not null,
  expiry_month int not null,
  expiry_year int not null,
  is_primary boolean not null,
  added_at timestamptz not null,
  primary key (user_id, card_id),
  unique (user_id, token)
);

create unique index payments_card_primary on payments_card (user_id) where is_primary;

-- What is to be given back: committed before the provider is told.
create table payments_refund (
  user_id uuid not null,
  order_id text not null,
  -- What was given back before.
  before_minor bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  cause text not null check (cause in ('withdrawal', 'operator', 'paid_twice')),
  reason text not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  primary key (user_id, order_id, before_minor)
);
