create table privacy_export (
  user_id uuid not null,
  export_id uuid not null,
  requested_at timestamptz not null,
  -- Null while it is being gathered.
  ready_at timestamptz,
  expires_at timestamptz not null,
  primary key (user_id, export_id)
);
-- Jobs and links name an export by its own id only.
create index privacy_export_id on privacy_export (export_id);

create table privacy_erasure (
  user_id uuid primary key,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  -- Set by the first pass; the row goes with the second.
  erased_at timestamptz
);
create index privacy_erasure_due on privacy_erasure (erase_at);
