-- A letter on its way. It is keyed by itself and belongs to an address, which need not be a user's.
create table mail_letter (
  letter_id uuid primary key,
  recipient text not null,
  language text not null,
  template text not null,
  -- Codes and links: emptied once the letter is delivered.
  data jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  -- The answer of a mail server that will not take it; no attempt follows.
  refused text
);
create index mail_letter_recipient on mail_letter (recipient);
