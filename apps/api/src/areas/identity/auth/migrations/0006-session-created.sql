-- Sessions are deleted by age.
create index concurrently if not exists auth_session_created on auth_session (created_at);
