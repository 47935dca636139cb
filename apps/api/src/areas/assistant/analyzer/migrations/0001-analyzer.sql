-- Pictures of charts that users uploaded, and what was read from them.
create table analyzer_request (
  user_id uuid not null,
  -- Chosen by the client.
  request_id uuid not null,
  -- What its page shows first.
  mode text not null check (mode in ('chart_analyzer', 'scenario_analyzer', 'patterns_analyzer')),
  state text not null check (state in ('waiting', 'working', 'done', 'refused', 'failed')),
  step text not null check (step in ('waiting', 'finding_candles', 'reading_axis', 'analyzing', 'writing')),
  -- Open requests are read by their turns. A user's second one has the turn after the first, so nobody waits for all pictures of another user.
  turn integer not null,
  language text not null,
  -- Name of the picture in the objects store; it cannot be guessed.
  picture text not null,
  width integer not null,
  height integer not null,
  -- The local day whose limit it counts toward; null when it costs nothing.
  counted_on date,
  -- The job that reads it, and how often reading began.
  ticket text,
  starts smallint not null,
  -- When reading began last.
  begun_at timestamptz,
  -- Why there is no result.
  refusal text check (refusal in ('not_a_chart', 'too_few_candles', 'too_small', 'analysis_failed')),
  -- Series and facts in the form of that version.
  result jsonb,
  result_version smallint,
  -- What a list shows of the result.
  headline jsonb,
  -- The text of the model.
  prose jsonb,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, request_id)
);
create index analyzer_request_newest on analyzer_request (user_id, created_at desc, request_id desc) where deleted_at is null;
create index analyzer_request_open on analyzer_request (turn, created_at, request_id) where state in ('waiting', 'working');
create index analyzer_request_deleted on analyzer_request (deleted_at) where deleted_at is not null;
-- The address of a picture has nothing but its name.
create index analyzer_request_picture on analyzer_request (picture);

-- How many analyses a user had on the last local day with one.
create table analyzer_quota (
  user_id uuid not null primary key,
  local_date date not null,
  used integer not null check (used >= 0)
);
