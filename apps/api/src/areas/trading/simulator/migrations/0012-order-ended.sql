-- The orders that ended without being filled after a revision of the account.
create index concurrently if not exists simulator_order_ended on simulator_order (user_id, account_number, ended_revision)
  where ended_revision is not null;
