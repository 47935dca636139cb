-- The revision of the account with which an order ended without being filled: whoever follows an account asks for the orders that ended
-- after a revision. A trigger sets it for nodes of every release. Filled orders are found by their entries.
alter table simulator_order add ended_revision bigint;

create function simulator_note_order_end() returns trigger language plpgsql as $$
begin
  new.ended_revision := (
    select revision from simulator_account where user_id = new.user_id and number = new.account_number);
  return new;
end $$;
create trigger simulator_order_ends before update of status on simulator_order
  for each row when (new.status in ('cancelled', 'expired') and old.status is distinct from new.status)
  execute function simulator_note_order_end();
create trigger simulator_order_begins_ended before insert on simulator_order
  for each row when (new.status in ('cancelled', 'expired'))
  execute function simulator_note_order_end();
