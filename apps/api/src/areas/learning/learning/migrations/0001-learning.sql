create table learning_learner (
  user_id uuid primary key,
  active_path_id text,
  is_crypto_included boolean not null default true
);

create table learning_joined_path (
  user_id uuid not null,
  path_id text not null,
  joined_at timestamptz not null,
  primary key (user_id, path_id)
);

create table learning_begun_course (
  user_id uuid not null,
  course_id text not null,
  begun_at timestamptz not null,
  primary key (user_id, course_id)
);

-- Component ids are those of the curriculum in git; they are never reused, so no reference table is needed.
create table learning_completion (
  user_id uuid not null,
  component_id text not null,
  component_type text not null check (component_type in ('lesson', 'quiz', 'brokerage_task')),
  completed_by text not null check (completed_by in ('learning', 'placement')),
  attempt_id uuid,
  is_excellent boolean not null,
  is_audio boolean not null,
  xp smallint not null,
  local_date date not null,
  completed_at timestamptz not null,
  primary key (user_id, component_id)
);

create table learning_xp (
  user_id uuid not null,
  source text not null,
  source_id text not null,
  xp smallint not null,
  earned_at timestamptz not null,
  primary key (user_id, source, source_id)
);

create table learning_position (
  user_id uuid not null,
  lesson_id text not null,
  page_id text not null,
  saved_at timestamptz not null,
  primary key (user_id, lesson_id)
);

create table learning_visit (
  user_id uuid not null,
  component_id text not null,
  visits integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, component_id)
);

create table learning_attempt (
  user_id uuid not null,
  attempt_id uuid not null,
  purpose text not null check (purpose in ('quiz', 'placement')),
  -- The quiz, or the component a placement test jumps to.
  component_id text not null,
  -- What a placement test leaps over.
  skipped text[] not null,
  questions jsonb not null,
  content_version text not null,
  pass_percent smallint not null,
  asked smallint not null,
  answered smallint not null default 0,
  correct smallint not null default 0,
  state text not null default 'open' check (state in ('open', 'finished', 'dropped')),
  score_percent smallint,
  started_at timestamptz not null,
  finished_at timestamptz,
  is_tallied boolean not null default false,
  primary key (user_id, attempt_id)
);
create unique index learning_attempt_open on learning_attempt (user_id, component_id) where state = 'open';
create index learning_attempt_untallied on learning_attempt (user_id, attempt_id) where state = 'finished' and not is_tallied;

create table learning_answer (
  user_id uuid not null,
  answer_id uuid not null,
  lesson_id text,
  attempt_id uuid,
  item_id text not null,
  -- Of the lesson; null in an attempt, which has its own.
  version integer,
  -- The learner's first answer to the item: in a lesson for its version, in attempts among them all.
  is_first boolean not null,
  -- Null for a reflection.
  is_correct boolean,
  answer jsonb not null,
  -- Authored ids of the picked choices, for statistics.
  picked text[] not null,
  answered_at timestamptz not null,
  primary key (user_id, answer_id),
  check ((lesson_id is null) <> (attempt_id is null)),
  check ((lesson_id is null) = (version is null))
);
create unique index learning_answer_first_in_lesson on learning_answer (user_id, lesson_id, item_id, version)
  where is_first and lesson_id is not null;
create unique index learning_answer_once_in_attempt on learning_answer (user_id, attempt_id, item_id)
  where attempt_id is not null;

-- Counted over all learners by a job: reference data, no row belongs to anyone. `picked` is empty for the item as a whole.
create table learning_item_tally (
  item_id text not null,
  picked text not null,
  answered bigint not null,
  correct bigint not null,
  primary key (item_id, picked)
);
