-- Lessons that guests began without an account. Their answers and positions are rows of `learning_answer` and `learning_position` under the
-- UUID of the guest, until an account takes them over or they expire.
create table learning_guest_lesson (
  guest_id uuid not null,
  lesson_id text not null,
  begun_at timestamptz not null,
  completed_at timestamptz,
  is_excellent boolean not null default false,
  -- The account that is taking them over.
  adopted_by uuid,
  primary key (guest_id, lesson_id)
);
create index learning_guest_lesson_begun on learning_guest_lesson (begun_at);
