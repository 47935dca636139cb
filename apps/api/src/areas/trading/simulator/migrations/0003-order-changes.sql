-- What people changed of their orders, each as it was and as it became; null where it stayed. Rows are never changed. Orders changed before
-- this table was there have no rows of that time.
create table simulator_order_change (
  user_id uuid not null,
  account_number integer not null,
  -- Of the account that the change was decided on: later ones are higher.
  revision bigint not null,
  order_id uuid not null,
  -- The last second that the order met as it was before.
  at bigint not null,
  quantity_from bigint,
  quantity_to bigint,
  limit_price_from bigint,
  limit_price_to bigint,
  stop_price_from bigint,
  stop_price_to bigint,
  trail_amount_from bigint,
  trail_basis_points_from bigint,
  trail_amount_to bigint,
  trail_basis_points_to bigint,
  primary key (user_id, account_number, revision)
);
create index simulator_order_change_order on simulator_order_change (user_id, order_id);

create function simulator_refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the history of orders is never changed';
end $$;
create trigger simulator_order_change_append_only before update on simulator_order_change
  for each row execute function simulator_refuse_rewriting();
