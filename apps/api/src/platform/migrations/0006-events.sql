-- The log of domain events. `position` is assigned after the commit, so that subscribers can read it with a cursor.
alter table outbox_event rename to event;
alter index outbox_event_pkey rename to event_pkey;
drop index outbox_event_pending;
alter table event
  drop column attempts, drop column next_attempt_at, drop column delivered_at, drop column parked_at, drop column last_error,
  alter column user_id type uuid using user_id::uuid,
  add column key_kind text not null default 'user',
  add column written_at timestamptz not null default now(),
  add column position bigint;
alter table event rename column user_id to key_id;
alter table event alter column key_kind drop default, alter column written_at set default clock_timestamp();
create unique index event_position on event (position) where position is not null;
create index event_unnumbered on event (written_at, event_id) where position is null;

-- One row: the last position that was assigned.
create table event_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null
);
insert into event_head (position) values (0);

create table event_subscriber (
  subscriber text primary key,
  -- Nodes that do not handle all of them leave the subscriber to others.
  types text[] not null,
  -- Events written before are not delivered.
  since timestamptz not null,
  -- Every event up to here is handled or in event_held.
  position bigint not null,
  -- First deliveries that failed since the last success.
  failures integer not null default 0,
  paused_until timestamptz,
  -- When a node that implements it was last seen.
  seen_at timestamptz not null
);

-- Events that a subscriber has passed without handling them: failed, parked, or behind such a one of the same key.
create table event_held (
  subscriber text not null,
  event_id uuid not null,
  key_id uuid not null,
  position bigint not null,
  attempts integer not null,
  -- Null while it is parked or waits for an earlier event of its key.
  due_at timestamptz,
  parked_at timestamptz,
  last_error text,
  primary key (event_id, subscriber)
);
create index event_held_key on event_held (key_id, subscriber, position);
create index event_held_due on event_held (subscriber, due_at) where due_at is not null;
create index event_held_parked on event_held (subscriber) where parked_at is not null;

-- Takes an event out of event_held, because it is handled or to be skipped, and makes the next one of its key due.
create function event_release(of_subscriber text, of_event uuid, due timestamptz default now()) returns void
language sql as $$
  with gone as (
    delete from event_held where event_id = of_event and subscriber = of_subscriber returning key_id, position
  )
  update event_held set due_at = due
  from gone
  where event_held.subscriber = of_subscriber and event_held.parked_at is null and event_held.event_id = (
    select event_id from event_held next
    where next.key_id = gone.key_id and next.subscriber = of_subscriber and next.position > gone.position
    order by next.position limit 1)
$$;

-- For nodes of the release before this one: they write events, erase them, and find nothing to deliver or to prune.
create view outbox_event as
  select key_id::text as user_id, event_id, type, payload, occurred_at, 0 as attempts,
    null::timestamptz as next_attempt_at, 'infinity'::timestamptz as delivered_at, null::timestamptz as parked_at,
    null::text as last_error
  from event where key_kind = 'user';
create function outbox_event_insert() returns trigger language plpgsql as $$
begin
  insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
  values ('user', new.user_id::uuid, new.event_id, new.type, new.payload, new.occurred_at);
  return new;
end $$;
create trigger outbox_event_insert instead of insert on outbox_event
  for each row execute function outbox_event_insert();
drop table outbox_receipt;
create view outbox_receipt as
  select key_id::text as user_id, event_id, ''::text as subscriber, written_at as handled_at from event where false;
