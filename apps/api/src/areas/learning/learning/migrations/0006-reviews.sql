-- What is known of a learner's memory of a skill (`skill-memory.ts` of the domain). Days are local.
create table learning_skill (
  user_id uuid not null,
  skill_id text not null,
  stability double precision not null,
  difficulty double precision not null,
  level text not null check (level in ('new', 'learning', 'familiar', 'mastered')),
  -- Null until the learner has answered: a placement test skipped the skill.
  first_on date,
  last_on date not null,
  last_grade text not null check (last_grade in ('again', 'hard', 'good')),
  due_on date not null,
  -- The day of the last mixed review.
  reviewed_on date,
  primary key (user_id, skill_id)
);

-- That a wrong answer showed.
alter table learning_answer add column misconceptions text[] not null default '{}';

alter table learning_attempt drop constraint learning_attempt_purpose_check;
alter table learning_attempt add constraint learning_attempt_purpose_check
  check (purpose in ('quiz', 'placement', 'challenge', 'review', 'drill')) not valid;
