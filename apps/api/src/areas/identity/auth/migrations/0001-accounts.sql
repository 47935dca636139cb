-- Look-up table: the one place where an e-mail address is unique. It is keyed by its value, not by a user.
create table auth_email (
  email text primary key,
  user_id uuid not null,
  is_confirmed boolean not null default false,
  created_at timestamptz not null
);

-- A sign-up that was begun and not finished yet.
create table auth_signup (
  user_id uuid primary key,
  email text not null,
  guest_id text,
  attribution jsonb not null default '{}',
  created_at timestamptz not null
);

create table auth_account (
  user_id uuid primary key,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

create table auth_session (
  user_id uuid not null,
  session_id uuid not null,
  generation integer not null default 0,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null,
  primary key (user_id, session_id)
);
