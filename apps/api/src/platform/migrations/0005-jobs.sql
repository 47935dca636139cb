-- A job that is not done yet; one that is done is deleted. Rows change often: space is left for them, and vacuum comes early.
create table background_job (
  job_id uuid primary key,
  name text not null,
  data jsonb not null,
  -- At most one job that has not begun for each name and key.
  key text,
  -- The id or email address of the person it is about.
  about text,
  created_at timestamptz not null default now(),
  -- From when on a worker may take it: the time asked for, the next try, or the end of the lease of the worker that runs it.
  due_at timestamptz not null,
  -- The worker that runs it; null while it waits.
  worker text,
  -- Which of the places of its name it has, when their number is limited.
  place smallint,
  starts integer not null default 0,
  failures integer not null default 0,
  progress jsonb,
  last_error text,
  -- Set by the last failure. The row stays for an operator.
  failed_at timestamptz
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create index background_job_due on background_job (name, due_at) where failed_at is null;
create unique index background_job_key on background_job (name, key) where key is not null and starts = 0;
create unique index background_job_place on background_job (name, place) where place is not null;
create index background_job_about on background_job (about) where about is not null;
create index background_job_failed on background_job (failed_at) where failed_at is not null;

-- When each job with set times was last enqueued.
create table background_schedule (
  name text primary key,
  last_tick timestamptz not null
);
