-- Append-only: what happened to the safety of an account, without secrets and without whole addresses. Rows go after 180 days or with the account.
create table auth_security_event (
  user_id uuid not null,
  event_id uuid not null,
  type text not null,
  detail text,
  session_id uuid,
  -- IPv4 address, or the first 64 bits of IPv6.
  network text not null,
  -- Browser and system, such as "Firefox (Windows)".
  device text not null,
  at timestamptz not null,
  primary key (user_id, event_id)
);
create index auth_security_event_at on auth_security_event (at);
