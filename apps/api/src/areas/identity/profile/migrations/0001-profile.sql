-- Look-up table: the one place where a user name is unique, without regard to case.
create table profile_username (
  username text primary key,
  user_id uuid not null
);

create table profile_user (
  user_id uuid primary key,
  username text not null,
  email text not null,
  language text not null,
  is_onboarded boolean not null default false,
  registered_at timestamptz not null,
  arrow text,
  time_zone text not null,
  -- The zone that ruled before, which keeps ruling while its day lasts: a change lengthens a day and never cuts one short.
  previous_time_zone text,
  time_zone_changed_at timestamptz,
  target_lessons smallint not null default 3
);

create table profile_preferences (
  user_id uuid primary key,
  visited_pages jsonb not null default '{}',
  experiments jsonb not null default '{}'
);
