-- Emails are deleted by age.
create index concurrently if not exists email_created on email (created_at);
