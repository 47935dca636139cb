-- Real prices as one node saw them for all; MARKET_PROVIDER=live. Rows are kept for two days.
create table market_tick (
  ticker text not null,
  -- Second of the provider's clock.
  at bigint not null,
  mid bigint not null,
  bid bigint not null,
  ask bigint not null,
  previous_close bigint not null,
  seen_at timestamptz not null,
  primary key (ticker, at)
);
create index market_tick_seen_at on market_tick (seen_at);
