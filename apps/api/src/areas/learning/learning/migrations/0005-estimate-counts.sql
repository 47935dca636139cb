-- How many first answers to an estimate lie in each part of its track. Reference data, no row belongs to anyone. An item whose track changes
-- is counted anew.
create table learning_estimate_count (
  item_id text not null,
  track text not null,
  bucket smallint not null,
  answered bigint not null,
  primary key (item_id, track, bucket)
);
