-- The challenges that a learner joined; `coins` is the claimed reward.
create table challenges_joined (
  user_id uuid not null,
  challenge_id text not null,
  joined_at timestamptz not null,
  rewarded_at timestamptz,
  coins integer check (coins > 0),
  primary key (user_id, challenge_id),
  check ((rewarded_at is null) = (coins is null))
);

-- Completed days. Ids of tasks are those of the curriculum in git and are never reused.
create table challenges_done (
  user_id uuid not null,
  task_id text not null,
  challenge_id text not null,
  -- The day that it was credited to, with the zone in effect.
  local_date date not null,
  time_zone text not null,
  at timestamptz not null,
  score smallint not null check (score between 0 and 100),
  xp smallint not null,
  primary key (user_id, task_id),
  unique (user_id, challenge_id, local_date)
);
