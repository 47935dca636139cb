-- A call that cancels or restores at the provider is under way since then.
alter table subscriptions_subscription add column turn_at timestamptz;
