-- Whether it ever had a trial; `trial_ends_at` is forgotten once that has ended.
alter table subscriptions_subscription add column had_trial boolean not null default false;
update subscriptions_subscription set had_trial = true where trial_ends_at is not null or trial_reminded_at is not null;
