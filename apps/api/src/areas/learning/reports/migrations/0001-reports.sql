-- Questions that learners reported, as they were asked and answered.
create table reports_question (
  user_id uuid not null,
  -- Chosen by the client; that of the latest change.
  report_id uuid not null,
  item_id text not null,
  -- The digest of the whole content.
  content_version text not null,
  -- The lesson, quiz or challenge; null when none has the item.
  component_id text,
  -- Null for a challenge.
  course_id text,
  asked_in text not null check (asked_in in ('lesson', 'quiz', 'placement', 'challenge', 'review', 'drill')),
  language text not null,
  variant smallint,
  prompt text not null,
  answer jsonb,
  answer_words text,
  is_correct boolean,
  reason text not null check (reason in ('wrong_answer', 'wrong_reason', 'unclear_question', 'wrong_chart', 'wording', 'other')),
  text text not null,
  sent_at timestamptz not null,
  -- Both null while the report is open.
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (user_id, report_id)
);
-- One open report of a question and content by a learner: another one changes it.
create unique index reports_question_open on reports_question (user_id, item_id, content_version) where resolved_at is null;
-- Lists of operators.
create index reports_question_item on reports_question (item_id, sent_at);
-- The job that deletes what was resolved long ago.
create index reports_question_resolved on reports_question (resolved_at) where resolved_at is not null;
