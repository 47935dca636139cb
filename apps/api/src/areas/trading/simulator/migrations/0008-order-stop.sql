-- The first stop order that was placed while a purchase was held.
create index concurrently if not exists simulator_order_stop on simulator_order (user_id, account_number, ticker, accepted_at)
  where side = 'sell' and role is null and type in ('stop', 'stop_limit', 'trailing_stop');
