-- The last brackets of an account, for tasks.
create index concurrently if not exists simulator_order_bracket on simulator_order (user_id, account_number, order_id) where role = 'entry';
