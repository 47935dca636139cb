-- People who run the service. A right is granted and withdrawn by hand (docs/operations.md).
create table auth_operator (
  user_id uuid primary key,
  granted_at timestamptz not null default now()
);
