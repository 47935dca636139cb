-- Addresses of sign-ups that were never finished are given up by age.
create index concurrently if not exists auth_email_unconfirmed on auth_email (created_at) where not is_confirmed;
