-- A group of at most thirty learners of one league and one pace, for a week that begins on a Monday at 00:00 UTC.
create table leaderboard_cohort (
  cohort_id uuid primary key,
  week date not null,
  league smallint not null,
  pace smallint not null,
  -- Learners who have joined; those who left still count, so that nobody takes their place.
  size smallint not null check (size between 0 and 30),
  -- Until then points are added.
  closed_at timestamptz
);
create index leaderboard_cohort_open on leaderboard_cohort (week, league, pace) where closed_at is null and size < 30;
create index leaderboard_cohort_week on leaderboard_cohort (week);
create index leaderboard_cohort_to_close on leaderboard_cohort (week) where closed_at is null;

create table leaderboard_member (
  cohort_id uuid not null,
  user_id uuid not null,
  week date not null,
  xp integer not null check (xp > 0),
  reached_at timestamptz not null,
  -- From the closing on.
  rank smallint,
  outcome text check (outcome in ('promoted', 'stayed', 'demoted')),
  primary key (cohort_id, user_id)
) with (fillfactor = 80);
create index leaderboard_member_week on leaderboard_member (week);

create table leaderboard_standing (
  user_id uuid primary key,
  league smallint not null default 0,
  takes_part boolean not null default true,
  -- The cohort of the last week with points.
  week date,
  cohort_id uuid,
  seen_rank smallint,
  -- The last week that ended with points.
  last_week date,
  last_xp integer,
  last_rank smallint,
  last_size smallint,
  last_league smallint,
  last_outcome text check (last_outcome in ('promoted', 'stayed', 'demoted')),
  seen_week date
) with (fillfactor = 80);
