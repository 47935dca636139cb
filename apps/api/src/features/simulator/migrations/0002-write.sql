-- Writes accounts, each of another user, and tells whose were written. A row is locked and compared with the revision that the decision
-- was made on: where somebody else was faster, nothing of that write is kept. Rows come whole, as the tables have them; `opened` are
-- first accounts, `next` those that follow an ended one. Every table is reached by its key, whatever the planner believes of its size.
create function simulator_write(
  kept jsonb, opened jsonb, next jsonb, placed jsonb, changed jsonb, held jsonb, gone jsonb, booked jsonb
) returns setof uuid language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written uuid[];
  begun uuid[];
begin
  -- In one order on every server, so that no two wait for each other.
  perform from jsonb_populate_recordset(null::simulator_account, kept) as wanted
    join simulator_account account using (user_id, number)
    order by account.user_id for no key update of account;
  with done as (
    update simulator_account account
    set revision = account.revision + 1, cash = wanted.cash, reserved = wanted.reserved, orders = wanted.orders,
      entries = wanted.entries, settled_until = wanted.settled_until, ended_at = wanted.ended_at
    from jsonb_populate_recordset(null::simulator_account, kept) as wanted
    where account.user_id = wanted.user_id and account.number = wanted.number
      and account.revision = wanted.revision and account.ended_at is null
    returning account.user_id
  )
  select coalesce(array_agg(user_id), '{}') into written from done;
  if opened <> '[]' then
    with done as (
      insert into simulator_account select wanted.* from jsonb_populate_recordset(null::simulator_account, opened) as wanted
      on conflict do nothing returning user_id
    )
    select coalesce(array_agg(user_id), '{}') into begun from done;
    written := written || begun;
  end if;
  if next <> '[]' then
    insert into simulator_account select wanted.* from jsonb_populate_recordset(null::simulator_account, next) as wanted
      where wanted.user_id = any (written);
  end if;
  if placed <> '[]' then
    insert into simulator_order select wanted.* from jsonb_populate_recordset(null::simulator_order, placed) as wanted
      where wanted.user_id = any (written);
  end if;
  if changed <> '[]' then
    update simulator_order as known
    set limit_price = wanted.limit_price, stop_price = wanted.stop_price, trail_amount = wanted.trail_amount,
      trail_basis_points = wanted.trail_basis_points, reserve_price = wanted.reserve_price, status = wanted.status,
      reason = wanted.reason, quantity = wanted.quantity, armed_quantity = wanted.armed_quantity,
      filled_quantity = wanted.filled_quantity, filled_value = wanted.filled_value, commission = wanted.commission,
      reserved_cash = wanted.reserved_cash, triggered_at = wanted.triggered_at, extreme = wanted.extreme,
      expires_at = wanted.expires_at, ended_at = wanted.ended_at, watch_from = wanted.watch_from
    from jsonb_populate_recordset(null::simulator_order, changed) as wanted
    where known.user_id = wanted.user_id and known.order_id = wanted.order_id and wanted.user_id = any (written);
  end if;
  if held <> '[]' then
    insert into simulator_position select wanted.* from jsonb_populate_recordset(null::simulator_position, held) as wanted
      where wanted.user_id = any (written)
    on conflict (user_id, account_number, ticker) do update
    set lot_quantities = excluded.lot_quantities, lot_costs = excluded.lot_costs, lot_times = excluded.lot_times;
  end if;
  if gone <> '[]' then
    delete from simulator_position as known using jsonb_populate_recordset(null::simulator_position, gone) as wanted
      where known.user_id = wanted.user_id and known.account_number = wanted.account_number
        and known.ticker = wanted.ticker and wanted.user_id = any (written);
  end if;
  if booked <> '[]' then
    insert into simulator_entry select wanted.* from jsonb_populate_recordset(null::simulator_entry, booked) as wanted
      where wanted.user_id = any (written);
  end if;
  return query select unnest(written);
end $$;
