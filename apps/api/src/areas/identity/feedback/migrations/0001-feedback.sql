create table feedback_message (
  user_id uuid not null,
  feedback_id uuid not null,
  text text not null,
  page text not null,
  -- Key in the objects store.
  screenshot text,
  language text not null,
  user_agent text not null,
  sent_at timestamptz not null,
  primary key (user_id, feedback_id)
);
