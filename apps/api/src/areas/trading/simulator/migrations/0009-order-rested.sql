-- The limit orders that waited longest and ended without a fill, for tasks.
create index concurrently if not exists simulator_order_rested on simulator_order (user_id, account_number, side, (ended_at - accepted_at))
  where type = 'limit' and role is null and filled_quantity = 0 and ended_at is not null;
