-- Codes are deleted when they have expired.
create index concurrently if not exists auth_code_expires on auth_code (expires_at);
