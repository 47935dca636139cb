create index concurrently if not exists subscriptions_renewal_to_tell on subscriptions_subscription (renews_at) where period_unit = 'year' and state = 'active';
