-- What a learner did, each thing once for each counter that it counts for: an event that is delivered again adds nothing.
create table achievements_thing (
  user_id uuid not null,
  counter text not null,
  name text not null,
  at timestamptz not null,
  primary key (user_id, counter, name)
);

-- The number of things, or the highest value so far.
create table achievements_counter (
  user_id uuid not null,
  counter text not null,
  value integer not null check (value > 0),
  primary key (user_id, counter)
) with (fillfactor = 80);

create table achievements_earned (
  user_id uuid not null,
  achievement_id text not null,
  tier smallint not null check (tier > 0),
  earned_at timestamptz not null,
  -- Null until the learner was told.
  seen_at timestamptz,
  -- Whether its coins are in the wallet; they come when it is seen.
  is_paid boolean not null default false,
  primary key (user_id, achievement_id, tier)
);

-- Learners whose earlier learning is counted, with the version of what was looked at.
create table achievements_learner (
  user_id uuid primary key,
  history integer not null
);
