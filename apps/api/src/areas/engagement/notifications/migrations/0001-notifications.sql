-- What a learner is told, or will be: each thing once.
create table notifications_entry (
  user_id uuid not null,
  entry_id uuid not null,
  event text not null,
  -- What it is about, such as a day: the same reason twice is one entry.
  dedupe_key text not null,
  data jsonb not null,
  -- Name and values of its text, once it has one.
  message jsonb,
  created_at timestamptz not null,
  -- When a job looks at it; null when it is done.
  due_at timestamptz,
  -- Since when it is in the inbox.
  shown_at timestamptz,
  read_at timestamptz,
  primary key (user_id, entry_id),
  unique (user_id, event, dedupe_key)
);
create index notifications_entry_due on notifications_entry (due_at) where due_at is not null;
create index notifications_entry_inbox on notifications_entry (user_id, shown_at, entry_id) where shown_at is not null;
create index notifications_entry_created on notifications_entry (created_at);

create table notifications_learner (
  user_id uuid primary key,
  -- The last day with something completed; at first that of the sign-up.
  active_on date,
  -- Minutes of the local day.
  quiet_from smallint not null default 1260 check (quiet_from between 0 and 1439),
  quiet_until smallint not null default 480 check (quiet_until between 0 and 1439),
  -- Channels by kind, where they differ from the defaults.
  choices jsonb not null default '{}',
  -- The day to which the last email or push message counts.
  outside_on date,
  -- In the unsubscribe links of emails.
  unsubscribe_token text
);

-- Browsers that show notifications.
create table notifications_subscription (
  user_id uuid not null,
  subscription_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- The key that the browser subscribed with: it accepts nothing that is signed with another.
  server_key text not null,
  created_at timestamptz not null,
  primary key (user_id, subscription_id),
  unique (user_id, endpoint)
);
create index notifications_subscription_endpoint on notifications_subscription (endpoint);

-- Attempts to send a push message: written before the call, so that a job that dies sends nothing twice.
create table notifications_attempt (
  user_id uuid not null,
  entry_id uuid not null,
  subscription_id uuid not null,
  at timestamptz not null,
  primary key (user_id, entry_id, subscription_id)
);
create index notifications_attempt_at on notifications_attempt (at);

-- The key pair for push services, sealed under the secret of the installation.
create table notifications_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed bytea not null
);
