-- What of a daily limit was used on the last day on which anything was.
create table freemium_day (
  user_id uuid not null,
  kind text not null check (kind in ('lessons', 'messages')),
  local_date date not null,
  used int not null check (used >= 0),
  primary key (user_id, kind)
);

-- Lessons begun without a paid plan: each counts once, and can always be finished.
create table freemium_lesson (
  user_id uuid not null,
  lesson_id text not null,
  opened_at timestamptz not null,
  primary key (user_id, lesson_id)
);

-- Instruments bought in the simulator without a paid plan.
create table freemium_symbol (
  user_id uuid not null,
  ticker text not null,
  opened_at timestamptz not null,
  primary key (user_id, ticker)
);

-- What was shown to a learner once.
create table freemium_flag (
  user_id uuid not null,
  flag text not null,
  shown_at timestamptz not null,
  primary key (user_id, flag)
);
