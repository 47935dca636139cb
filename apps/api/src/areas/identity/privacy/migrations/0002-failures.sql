-- An erasure that fails is tried again later and holds up no other.
alter table privacy_erasure
  add column failures integer not null default 0,
  add column next_try_at timestamptz,
  add column last_error text;
-- Somebody downloads the export until then; afterwards it is deleted, or can be asked for again when the download broke off.
alter table privacy_export add column reading_until timestamptz;
