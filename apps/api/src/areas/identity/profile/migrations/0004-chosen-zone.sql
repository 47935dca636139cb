alter table profile_user add column is_zone_chosen boolean not null default false;
