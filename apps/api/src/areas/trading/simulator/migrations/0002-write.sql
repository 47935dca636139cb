-- Writes accounts, each of another user, and tells whose were written. An account is written only at the revision that the decision was
-- made on: where somebody else was faster, or a client's name for an order is taken, nothing of that write is kept. Rows come whole, as
-- the tables have them, and by user: every server locks in one order, so that no two wait for each other. `opened` are first accounts,
-- `next` those that follow an ended one. Parts without rows are passed over, for they would cost as much as a row. Single rows are looked
-- up in loops: a join would be planned by what is believed of the tables' sizes, and scan them.
create function simulator_write(
  kept jsonb, opened jsonb, next jsonb, placed jsonb, changed jsonb, held jsonb, gone jsonb, booked jsonb
) returns setof uuid language plpgsql as $$
declare
  written uuid[] := '{}';
  wanted record;
  account simulator_account;
  resting simulator_order;
  holding simulator_position;
begin
  for wanted in
    select * from jsonb_to_recordset(kept) as row (user_id uuid, number integer, revision bigint, cash bigint,
      reserved bigint, orders integer, entries integer, settled_until bigint, ended_at bigint, client_order_id uuid)
  loop
    continue when wanted.client_order_id is not null and exists (
      select from simulator_order
      where user_id = wanted.user_id and client_order_id = wanted.client_order_id and parent_id is null);
    update simulator_account
    set revision = revision + 1, cash = wanted.cash, reserved = wanted.reserved, orders = wanted.orders,
      entries = wanted.entries, settled_until = wanted.settled_until, ended_at = wanted.ended_at
    where user_id = wanted.user_id and number = wanted.number and revision = wanted.revision and ended_at is null;
    if found then written := written || wanted.user_id; end if;
  end loop;
  if opened <> '[]' then
    for account in select * from jsonb_populate_recordset(null::simulator_account, opened) loop
      insert into simulator_account select account.* on conflict do nothing;
      if found then written := written || account.user_id; end if;
    end loop;
  end if;
  if next <> '[]' then
    insert into simulator_account
      select * from jsonb_populate_recordset(null::simulator_account, next) as row where row.user_id = any (written);
  end if;
  if placed <> '[]' then
    insert into simulator_order
      select * from jsonb_populate_recordset(null::simulator_order, placed) as row where row.user_id = any (written);
  end if;
  if changed <> '[]' then
    for resting in
      select * from jsonb_populate_recordset(null::simulator_order, changed) as row where row.user_id = any (written)
    loop
      update simulator_order
      set limit_price = resting.limit_price, stop_price = resting.stop_price, trail_amount = resting.trail_amount,
        trail_basis_points = resting.trail_basis_points, reserve_price = resting.reserve_price, status = resting.status,
        reason = resting.reason, quantity = resting.quantity, armed_quantity = resting.armed_quantity,
        filled_quantity = resting.filled_quantity, filled_value = resting.filled_value, commission = resting.commission,
        reserved_cash = resting.reserved_cash, triggered_at = resting.triggered_at, extreme = resting.extreme,
        expires_at = resting.expires_at, ended_at = resting.ended_at, watch_from = resting.watch_from
      where user_id = resting.user_id and order_id = resting.order_id;
    end loop;
  end if;
  if held <> '[]' then
    insert into simulator_position
      select * from jsonb_populate_recordset(null::simulator_position, held) as row where row.user_id = any (written)
    on conflict (user_id, account_number, ticker) do update
    set lot_quantities = excluded.lot_quantities, lot_costs = excluded.lot_costs, lot_times = excluded.lot_times;
  end if;
  if gone <> '[]' then
    for holding in
      select * from jsonb_populate_recordset(null::simulator_position, gone) as row where row.user_id = any (written)
    loop
      delete from simulator_position
      where user_id = holding.user_id and account_number = holding.account_number and ticker = holding.ticker;
    end loop;
  end if;
  if booked <> '[]' then
    insert into simulator_entry
      select * from jsonb_populate_recordset(null::simulator_entry, booked) as row where row.user_id = any (written);
  end if;
  return query select unnest(written);
end $$;
