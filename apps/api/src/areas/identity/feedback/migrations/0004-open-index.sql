-- Pages of open messages, newest first.
create index concurrently if not exists feedback_message_open on feedback_message (sent_at, user_id, feedback_id) where handled_at is null;
