-- Jobs whose worker died are taken before those that wait.
create index concurrently if not exists background_job_running on background_job (name, due_at) where worker is not null;
