-- What is sold. Operators add rows; a price that changes is a new row, and the former one ends.
create table offers_product (
  product_id text primary key,
  product_type text not null check (product_type in ('app', 'upsell_market_news', 'upsell_reports', 'upsell')),
  -- The provider's statements and products carry it.
  name text not null,
  -- Null for what is bought once.
  period_unit text check (period_unit in ('day', 'week', 'month', 'year')),
  period_count int check (period_count > 0),
  -- Not sold where this is hidden.
  hidden_with text check (hidden_with in ('crypto', 'simulator')),
  -- False while there is nothing to deliver: then it is not for sale.
  is_delivered boolean not null,
  check ((period_unit is null) = (period_count is null))
);

-- What a paywall shows. The prices of one with `discount_hours` are for so long after they were first shown to a learner.
create table offers_paywall_config (
  paywall_config_id text primary key,
  discount_hours int check (discount_hours > 0)
);

create table offers_offer (
  offer_id uuid primary key,
  paywall_config_id text not null references offers_paywall_config,
  product_id text not null references offers_product,
  -- Its place on the paywall.
  place int not null,
  unique (paywall_config_id, product_id)
);

create table offers_pricing (
  pricing_id uuid primary key,
  offer_id uuid not null references offers_offer,
  tier text not null check (tier in ('pricing_t1', 'pricing_t1_new', 'worldwide')),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'BRL')),
  -- Minor units, VAT included.
  total_minor int not null check (total_minor > 0),
  trial_days int check (trial_days > 0),
  trial_total_minor int check (trial_total_minor > 0),
  -- The provider's id of the product at this price; null for what is bought once.
  provider_product_id text unique,
  on_sale_from timestamptz not null,
  on_sale_until timestamptz check (on_sale_until > on_sale_from),
  check ((trial_days is null) = (trial_total_minor is null)),
  check (trial_days is null or provider_product_id is not null)
);

-- A price of an offer is on sale once in each list and currency.
create unique index offers_pricing_on_sale on offers_pricing (offer_id, tier, currency) where on_sale_until is null;

-- The price list that a learner saw first, and the last discount.
create table offers_learner (
  user_id uuid primary key,
  tier text not null check (tier in ('pricing_t1', 'pricing_t1_new', 'worldwide')),
  pinned_at timestamptz not null,
  discount_config_id text references offers_paywall_config,
  discount_offered_at timestamptz,
  discount_ends_at timestamptz,
  check ((discount_config_id is null) = (discount_offered_at is null) and (discount_offered_at is null) = (discount_ends_at is null))
);

insert into offers_product (product_id, product_type, name, period_unit, period_count, hidden_with, is_delivered) values
  ('app_monthly', 'app', 'Candlewise, monthly', 'month', 1, null, true),
  ('app_quarterly', 'app', 'Candlewise, every 3 months', 'month', 3, null, true),
  ('app_yearly', 'app', 'Candlewise, yearly', 'year', 1, null, true),
  -- The reports are about the market of the simulator.
  ('market_news', 'upsell_market_news', 'Market news', null, null, 'simulator', false),
  ('reports', 'upsell_reports', 'Market reports', null, null, 'simulator', false),
  ('news_and_reports', 'upsell', 'Market news and reports', null, null, 'simulator', false);

insert into offers_paywall_config (paywall_config_id, discount_hours) values ('default', null), ('chase-subscription', 48);

create temporary table seed (
  config text, product text, place int, tier text, currency text, total int, trial_days int, trial_total int
) on commit drop;

insert into seed values
  ('default', 'app_yearly', 1, 'pricing_t1', 'USD', 5999, 7, 99),
  ('default', 'app_yearly', 1, 'pricing_t1', 'EUR', 5999, 7, 99),
  ('default', 'app_yearly', 1, 'pricing_t1', 'GBP', 5299, 7, 99),
  ('default', 'app_yearly', 1, 'pricing_t1_new', 'USD', 4799, 7, 99),
  ('default', 'app_yearly', 1, 'pricing_t1_new', 'EUR', 4799, 7, 99),
  ('default', 'app_yearly', 1, 'worldwide', 'USD', 3499, 7, 59),
  ('default', 'app_yearly', 1, 'worldwide', 'EUR', 3499, 7, 59),
  ('default', 'app_yearly', 1, 'worldwide', 'BRL', 11990, 7, 199),
  ('default', 'app_quarterly', 2, 'pricing_t1', 'USD', 2399, null, null),
  ('default', 'app_quarterly', 2, 'pricing_t1', 'EUR', 2399, null, null),
  ('default', 'app_quarterly', 2, 'pricing_t1', 'GBP', 2099, null, null),
  ('default', 'app_quarterly', 2, 'pricing_t1_new', 'USD', 1899, null, null),
  ('default', 'app_quarterly', 2, 'pricing_t1_new', 'EUR', 1899, null, null),
  ('default', 'app_quarterly', 2, 'worldwide', 'USD', 1399, null, null),
  ('default', 'app_quarterly', 2, 'worldwide', 'EUR', 1399, null, null),
  ('default', 'app_quarterly', 2, 'worldwide', 'BRL', 4790, null, null),
  ('default', 'app_monthly', 3, 'pricing_t1', 'USD', 999, null, null),
  ('default', 'app_monthly', 3, 'pricing_t1', 'EUR', 999, null, null),
  ('default', 'app_monthly', 3, 'pricing_t1', 'GBP', 899, null, null),
  ('default', 'app_monthly', 3, 'pricing_t1_new', 'USD', 799, null, null),
  ('default', 'app_monthly', 3, 'pricing_t1_new', 'EUR', 799, null, null),
  ('default', 'app_monthly', 3, 'worldwide', 'USD', 599, null, null),
  ('default', 'app_monthly', 3, 'worldwide', 'EUR', 599, null, null),
  ('default', 'app_monthly', 3, 'worldwide', 'BRL', 1990, null, null),
  ('default', 'news_and_reports', 4, 'pricing_t1', 'USD', 2799, null, null),
  ('default', 'news_and_reports', 4, 'pricing_t1', 'EUR', 2799, null, null),
  ('default', 'news_and_reports', 4, 'pricing_t1', 'GBP', 2399, null, null),
  ('default', 'news_and_reports', 4, 'pricing_t1_new', 'USD', 2199, null, null),
  ('default', 'news_and_reports', 4, 'pricing_t1_new', 'EUR', 2199, null, null),
  ('default', 'news_and_reports', 4, 'worldwide', 'USD', 1399, null, null),
  ('default', 'news_and_reports', 4, 'worldwide', 'EUR', 1399, null, null),
  ('default', 'news_and_reports', 4, 'worldwide', 'BRL', 5590, null, null),
  ('default', 'market_news', 5, 'pricing_t1', 'USD', 1999, null, null),
  ('default', 'market_news', 5, 'pricing_t1', 'EUR', 1999, null, null),
  ('default', 'market_news', 5, 'pricing_t1', 'GBP', 1699, null, null),
  ('default', 'market_news', 5, 'pricing_t1_new', 'USD', 1599, null, null),
  ('default', 'market_news', 5, 'pricing_t1_new', 'EUR', 1599, null, null),
  ('default', 'market_news', 5, 'worldwide', 'USD', 999, null, null),
  ('default', 'market_news', 5, 'worldwide', 'EUR', 999, null, null),
  ('default', 'market_news', 5, 'worldwide', 'BRL', 3990, null, null),
  ('default', 'reports', 6, 'pricing_t1', 'USD', 1499, null, null),
  ('default', 'reports', 6, 'pricing_t1', 'EUR', 1499, null, null),
  ('default', 'reports', 6, 'pricing_t1', 'GBP', 1299, null, null),
  ('default', 'reports', 6, 'pricing_t1_new', 'USD', 1199, null, null),
  ('default', 'reports', 6, 'pricing_t1_new', 'EUR', 1199, null, null),
  ('default', 'reports', 6, 'worldwide', 'USD', 749, null, null),
  ('default', 'reports', 6, 'worldwide', 'EUR', 749, null, null),
  ('default', 'reports', 6, 'worldwide', 'BRL', 2990, null, null),
  ('chase-subscription', 'app_yearly', 1, 'pricing_t1', 'USD', 4199, null, null),
  ('chase-subscription', 'app_yearly', 1, 'pricing_t1', 'EUR', 4199, null, null),
  ('chase-subscription', 'app_yearly', 1, 'pricing_t1', 'GBP', 3699, null, null),
  ('chase-subscription', 'app_yearly', 1, 'pricing_t1_new', 'USD', 3359, null, null),
  ('chase-subscription', 'app_yearly', 1, 'pricing_t1_new', 'EUR', 3359, null, null),
  ('chase-subscription', 'app_yearly', 1, 'worldwide', 'USD', 2449, null, null),
  ('chase-subscription', 'app_yearly', 1, 'worldwide', 'EUR', 2449, null, null),
  ('chase-subscription', 'app_yearly', 1, 'worldwide', 'BRL', 8390, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'pricing_t1', 'USD', 1679, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'pricing_t1', 'EUR', 1679, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'pricing_t1', 'GBP', 1469, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'pricing_t1_new', 'USD', 1329, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'pricing_t1_new', 'EUR', 1329, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'worldwide', 'USD', 979, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'worldwide', 'EUR', 979, null, null),
  ('chase-subscription', 'app_quarterly', 2, 'worldwide', 'BRL', 3350, null, null);

-- The same ids in every installation, so that a provider's catalogue can be prepared: UUIDs of version 8, made of the names.
create function pg_temp.id_of(name text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(name) placing '8' from 13) placing '8' from 17)::uuid $$;

insert into offers_offer (offer_id, paywall_config_id, product_id, place)
select distinct pg_temp.id_of(concat_ws(' ', 'offer', config, product)), config, product, place from seed;

insert into offers_pricing (pricing_id, offer_id, tier, currency, total_minor, trial_days, trial_total_minor, provider_product_id, on_sale_from)
select pg_temp.id_of(concat_ws(' ', 'pricing', config, product, tier, currency, total)),
  pg_temp.id_of(concat_ws(' ', 'offer', config, product)), tier, currency, total, trial_days, trial_total,
  case when product like 'app_%' then pg_temp.id_of(concat_ws(' ', 'provider', config, product, tier, currency, total))::text end,
  '2026-01-01T00:00:00Z'
from seed;
