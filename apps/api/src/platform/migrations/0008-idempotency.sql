-- Answers of calls with an idempotency key, for repeats within a day.
create table http_idempotency (
  user_id uuid not null,
  -- `<domain>.<name>`
  endpoint text not null,
  key text not null,
  -- SHA-256 of the parsed input: the same key with other input is refused.
  request_digest bytea not null,
  -- Null while the first call runs.
  answer jsonb,
  begun_at timestamptz not null,
  primary key (user_id, endpoint, key)
);
create index http_idempotency_begun on http_idempotency (begun_at);
