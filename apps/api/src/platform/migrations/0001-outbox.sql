create table outbox_event (
  user_id text not null,
  event_id uuid not null,
  type text not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  parked_at timestamptz,
  last_error text,
  primary key (user_id, event_id)
);

create index outbox_event_pending on outbox_event (user_id, event_id)
  where delivered_at is null and parked_at is null;

create table outbox_receipt (
  user_id text not null,
  event_id uuid not null,
  subscriber text not null,
  handled_at timestamptz not null,
  primary key (user_id, event_id, subscriber)
);
