-- The stop and the target of a bracket.
create index concurrently if not exists simulator_order_leg on simulator_order (user_id, parent_id) where parent_id is not null;
