-- Bars of past sessions of the practice market, made once for all nodes. Any row may be deleted: the numbers follow from the market's key.
create table market_history (
  -- The version of the algorithm and a fingerprint of the key: other prices are another series.
  series text not null,
  ticker text not null,
  page int not null,
  -- Doubles, little-endian, as `PracticeMarket.makePage` gives them.
  numbers bytea not null,
  primary key (series, ticker, page)
);
-- Doubles of prices do not compress.
alter table market_history alter column numbers set storage external;

-- Work that one node does for all.
create table market_lease (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
);
