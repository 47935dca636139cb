-- Null while a message is open.
alter table feedback_message add column handled_at timestamptz;
