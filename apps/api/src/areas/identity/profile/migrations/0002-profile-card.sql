alter table profile_user add column name text;
alter table profile_user add column experience text;
alter table profile_user add column minutes_a_day smallint;
-- An offered picture, or the file name of an own one; with neither, one that follows from the user's id.
alter table profile_user add column avatar_id text;
alter table profile_user add column picture text;

create table profile_tour (
  user_id uuid not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (user_id, name)
);

create table profile_terms (
  user_id uuid not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
