-- The latest generation whose tokens somebody has used. Of sessions that are there already, the present one counts as used.
alter table auth_session add column seen_generation integer not null default 0;
update auth_session set seen_generation = generation;
