-- Sign-ups that were never finished are deleted by age.
create index concurrently if not exists auth_signup_created on auth_signup (created_at);
