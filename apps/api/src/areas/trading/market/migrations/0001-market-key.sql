-- The key that every price of the practice market follows from. It is sealed with a key of AUTH_SECRET, because whoever reads it knows
-- all prices to come. One row, whose key the first node makes that starts.
create table market_key (
  is_only boolean primary key default true check (is_only),
  sealed bytea,
  -- Of an installation whose prices had been seen before this table was there: the key made for it is the one that AUTH_SECRET gave.
  follows_secret boolean not null
);
insert into market_key (follows_secret) select exists (select from auth_account);
