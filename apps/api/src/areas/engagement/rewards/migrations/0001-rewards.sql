-- The rewards that a learner claimed, each once; the last one gives the calendar.
create table rewards_claim (
  user_id uuid not null,
  reward_id integer not null check (reward_id > 0),
  -- The day that it was credited to, with the zone in effect.
  local_date date not null,
  time_zone text not null,
  at timestamptz not null,
  -- What was drawn.
  coins integer not null check (coins >= 0),
  freezes integer not null check (freezes >= 0),
  -- Where it was claimed.
  source text not null,
  primary key (user_id, reward_id),
  unique (user_id, local_date)
);
