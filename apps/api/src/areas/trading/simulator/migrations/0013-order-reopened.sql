-- An order whose cancellation was undone has not ended.
create function simulator_note_order_reopening() returns trigger language plpgsql as $$
begin
  new.ended_revision := null;
  return new;
end $$;
create trigger simulator_order_reopens before update of status on simulator_order
  for each row when (old.ended_revision is not null and new.status not in ('cancelled', 'expired'))
  execute function simulator_note_order_reopening();
