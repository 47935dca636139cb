create table charts_drawings (
  user_id uuid not null,
  ticker text not null,
  version integer not null,
  drawings jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, ticker)
);
