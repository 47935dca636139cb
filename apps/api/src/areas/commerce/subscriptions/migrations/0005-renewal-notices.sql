-- The renewal that its subscriber was told of before it comes; plans of a year or more only.
alter table subscriptions_subscription add column renewal_told_for timestamptz;
