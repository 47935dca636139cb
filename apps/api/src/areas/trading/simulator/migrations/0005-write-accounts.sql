-- Writes accounts and returns which of the writes were made, by their place. An account is written only at the revision that the decision was
-- made on, and not where the client's order id is taken: of such a write nothing is kept. So of two writes of one user the first is made.
-- Every row names its write and every column is named, so a column that a later release adds gets its default from this function, too.
-- Rows come by user: every server locks in one order, so that no two wait for each other. `opened` are first accounts, `next` those
-- that follow an ended one. Parts without rows are skipped, because they would cost as much as a row. Single rows are looked up in
-- loops: a join would be planned by the sizes that the tables had, and scan them.
-- simulator_write, which nodes of the release before call, is dropped in a later release.
create function simulator_write_accounts(
  kept jsonb, opened jsonb, next jsonb, placed jsonb, changed jsonb, held jsonb, gone jsonb, booked jsonb
) returns setof integer language plpgsql as $$
declare
  written integer[] := '{}';
  wanted record;
begin
  for wanted in
    select * from jsonb_to_recordset(kept) as row (write integer, user_id uuid, number integer, revision bigint, cash bigint,
      reserved bigint, orders integer, entries integer, settled_until bigint, ended_at bigint, client_order_id uuid)
  loop
    continue when wanted.client_order_id is not null and exists (
      select from simulator_order
      where user_id = wanted.user_id and client_order_id = wanted.client_order_id and parent_id is null);
    update simulator_account
    set revision = revision + 1, cash = wanted.cash, reserved = wanted.reserved, orders = wanted.orders,
      entries = wanted.entries, settled_until = wanted.settled_until, ended_at = wanted.ended_at
    where user_id = wanted.user_id and number = wanted.number and revision = wanted.revision and ended_at is null;
    if found then written := written || wanted.write; end if;
  end loop;
  if opened <> '[]' then
    for wanted in
      select * from jsonb_to_recordset(opened) as row (write integer, user_id uuid, number integer, cash bigint, reserved bigint,
        deposited bigint, orders integer, entries integer, opened_at bigint, ended_at bigint, settled_until bigint)
    loop
      insert into simulator_account (user_id, number, cash, reserved, deposited, orders, entries, opened_at, ended_at, settled_until)
      values (wanted.user_id, wanted.number, wanted.cash, wanted.reserved, wanted.deposited, wanted.orders, wanted.entries,
        wanted.opened_at, wanted.ended_at, wanted.settled_until)
      on conflict do nothing;
      if found then written := written || wanted.write; end if;
    end loop;
  end if;
  if next <> '[]' then
    insert into simulator_account (user_id, number, cash, reserved, deposited, orders, entries, opened_at, ended_at, settled_until)
    select user_id, number, cash, reserved, deposited, orders, entries, opened_at, ended_at, settled_until
    from jsonb_to_recordset(next) as row (write integer, user_id uuid, number integer, cash bigint, reserved bigint,
      deposited bigint, orders integer, entries integer, opened_at bigint, ended_at bigint, settled_until bigint)
    where write = any (written);
  end if;
  if placed <> '[]' then
    insert into simulator_order (user_id, order_id, account_number, client_order_id, digest, sequence, ticker, side, type, role,
      parent_id, time_in_force, commission_plan, limit_price, stop_price, trail_amount, trail_basis_points, reserve_price,
      status, reason, quantity, armed_quantity, filled_quantity, filled_value, commission, reserved_cash, triggered_at,
      extreme, accepted_at, expires_at, ended_at, watch_from)
    select user_id, order_id, account_number, client_order_id, digest, sequence, ticker, side, type, role,
      parent_id, time_in_force, commission_plan, limit_price, stop_price, trail_amount, trail_basis_points, reserve_price,
      status, reason, quantity, armed_quantity, filled_quantity, filled_value, commission, reserved_cash, triggered_at,
      extreme, accepted_at, expires_at, ended_at, watch_from
    from jsonb_to_recordset(placed) as row (write integer, user_id uuid, order_id uuid, account_number integer,
      client_order_id uuid, digest text, sequence integer, ticker text, side text, type text, role text, parent_id uuid,
      time_in_force text, commission_plan text, limit_price bigint, stop_price bigint, trail_amount bigint,
      trail_basis_points bigint, reserve_price bigint, status text, reason text, quantity bigint, armed_quantity bigint,
      filled_quantity bigint, filled_value numeric, commission bigint, reserved_cash bigint, triggered_at bigint,
      extreme bigint, accepted_at bigint, expires_at bigint, ended_at bigint, watch_from bigint)
    where write = any (written);
  end if;
  if changed <> '[]' then
    for wanted in
      select * from jsonb_to_recordset(changed) as row (write integer, user_id uuid, order_id uuid, limit_price bigint,
        stop_price bigint, trail_amount bigint, trail_basis_points bigint, reserve_price bigint, status text, reason text,
        quantity bigint, armed_quantity bigint, filled_quantity bigint, filled_value numeric, commission bigint,
        reserved_cash bigint, triggered_at bigint, extreme bigint, expires_at bigint, ended_at bigint, watch_from bigint)
      where write = any (written)
    loop
      update simulator_order
      set limit_price = wanted.limit_price, stop_price = wanted.stop_price, trail_amount = wanted.trail_amount,
        trail_basis_points = wanted.trail_basis_points, reserve_price = wanted.reserve_price, status = wanted.status,
        reason = wanted.reason, quantity = wanted.quantity, armed_quantity = wanted.armed_quantity,
        filled_quantity = wanted.filled_quantity, filled_value = wanted.filled_value, commission = wanted.commission,
        reserved_cash = wanted.reserved_cash, triggered_at = wanted.triggered_at, extreme = wanted.extreme,
        expires_at = wanted.expires_at, ended_at = wanted.ended_at, watch_from = wanted.watch_from
      where user_id = wanted.user_id and order_id = wanted.order_id;
    end loop;
  end if;
  if held <> '[]' then
    insert into simulator_position (user_id, account_number, ticker, lot_quantities, lot_costs, lot_times)
    select user_id, account_number, ticker, lot_quantities, lot_costs, lot_times
    from jsonb_to_recordset(held) as row (write integer, user_id uuid, account_number integer, ticker text,
      lot_quantities bigint[], lot_costs bigint[], lot_times bigint[])
    where write = any (written)
    on conflict (user_id, account_number, ticker) do update
    set lot_quantities = excluded.lot_quantities, lot_costs = excluded.lot_costs, lot_times = excluded.lot_times;
  end if;
  if gone <> '[]' then
    for wanted in
      select * from jsonb_to_recordset(gone) as row (write integer, user_id uuid, account_number integer, ticker text)
      where write = any (written)
    loop
      delete from simulator_position
      where user_id = wanted.user_id and account_number = wanted.account_number and ticker = wanted.ticker;
    end loop;
  end if;
  if booked <> '[]' then
    insert into simulator_entry (user_id, account_number, number, at, type, ticker, quantity, price, mid_price, value, spread,
      slippage, commission, amount, balance_after, realized_profit, order_id, ratio, line_accounts, line_assets, line_amounts,
      market_version)
    select user_id, account_number, number, at, type, ticker, quantity, price, mid_price, value, spread,
      slippage, commission, amount, balance_after, realized_profit, order_id, ratio, line_accounts, line_assets, line_amounts,
      market_version
    from jsonb_to_recordset(booked) as row (write integer, user_id uuid, account_number integer, number integer, at bigint,
      type text, ticker text, quantity bigint, price bigint, mid_price bigint, value bigint, spread bigint, slippage bigint,
      commission bigint, amount bigint, balance_after bigint, realized_profit bigint, order_id uuid, ratio text,
      line_accounts text[], line_assets text[], line_amounts bigint[], market_version integer)
    where write = any (written);
  end if;
  return query select unnest(written);
end $$;
