-- A call that gives back is under way since then.
alter table payments_refund add column sent_at timestamptz;
