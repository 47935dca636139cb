-- What each instrument added to and took from an account since the start of its day: after `coins_since` for crypto assets, after `since`
-- for all others. An account's entries are in the order of time, so the search steps back from the last one, twice as far each time, and
-- then reads only what follows.
create function simulator_day_flows(
  wanted_user uuid, wanted_account integer, entries integer, since bigint, coins_since bigint, coins text[]
) returns jsonb language plpgsql stable as $$
declare
  earliest bigint := least(since, coins_since);
  known integer := entries;
  step integer := 1;
begin
  while known > 0 and exists (
    select from simulator_entry
    where user_id = wanted_user and account_number = wanted_account and number = known and at > earliest)
  loop
    known := greatest(0, known - step);
    step := step * 2;
  end loop;
  if known = entries then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('ticker', ticker, 'units', units::text, 'cash', cash::text, 'paid', paid::text,
      'realized', realized::text))
    from (
      select ticker, sum(coalesce(line_amounts[array_position(line_accounts, 'position')], 0)) as units, sum(amount) as cash,
        coalesce(-sum(amount) filter (where type = 'buy'), 0) as paid, sum(coalesce(realized_profit, 0)) as realized
      from simulator_entry
      where user_id = wanted_user and account_number = wanted_account and number > known and ticker is not null
        and at > (case when ticker = any (coins) then coins_since else since end)
      group by ticker
    ) as flow
  ), '[]');
end $$;
