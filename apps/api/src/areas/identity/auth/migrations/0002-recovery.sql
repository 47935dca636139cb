alter table auth_account
  -- Null: the account is opened by links, codes and passkeys only.
  alter column password_hash drop not null,
  -- A password that a proof of the mailbox has ended. It opens nothing; whoever still knows it is told to set a new one.
  add column retired_password_hash text,
  -- When somebody first proved to read the letters to `email`.
  add column email_verified_at timestamptz,
  -- Temporary tokens issued before count no more.
  add column tokens_valid_from timestamptz;

alter table auth_session add column opened_by text not null default 'password';

-- Look-up table by a digest of what the code is for. Unknown addresses get rows too, so that tries are counted alike.
create table auth_code (
  code_key bytea primary key,
  -- Whom the code is for; null when nobody has the address.
  user_id uuid,
  email text not null,
  code_digest bytea not null,
  keeps_password boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index auth_code_user on auth_code (user_id);

-- Look-up table by the digest of a secret that opens one thing once: sign-in links, challenges of passkeys.
create table auth_one_time (
  secret_digest bytea primary key,
  purpose text not null,
  user_id uuid,
  -- Of links: the address they went to.
  email text,
  expires_at timestamptz not null
);
create index auth_one_time_user on auth_one_time (user_id);

create table auth_passkey (
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, credential_id)
);

-- Look-up table: which account a guest became.
create table auth_guest (
  guest_id text primary key,
  user_id uuid not null
);
