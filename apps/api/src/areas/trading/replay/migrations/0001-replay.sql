-- Virtual money only. A replay holds its account whole: it is read and written with each step, and nothing else asks for its parts.
create table replay_session (
  user_id uuid not null,
  -- Made by the client.
  replay_id uuid not null,
  -- One more with each write: whoever decided on an older state has to look again.
  revision integer not null default 0,
  ticker text not null,
  timeframe text not null,
  -- Neither instrument nor dates are told before the end.
  is_surprise boolean not null,
  -- Price in 1e-4 US dollars that is shown as 100; null where prices are shown as they were.
  base_price bigint,
  -- First second that is shown.
  history_from bigint not null,
  -- Seconds at which bars end: of the bar before the first, then of each bar.
  bar_ends jsonb not null,
  reached integer not null default 0,
  state jsonb not null,
  -- What each order asked for, by its id: the same id for something else is refused.
  asked jsonb not null default '{}',
  report jsonb,
  -- Of the algorithm that makes the prices; null for a provider's.
  market_version integer,
  created_at timestamptz not null,
  played_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, replay_id),
  check (reached >= 0 and reached < jsonb_array_length(bar_ends)),
  check ((finished_at is null) = (report is null))
) with (fillfactor = 60);
create index replay_session_played on replay_session (user_id, played_at desc);
