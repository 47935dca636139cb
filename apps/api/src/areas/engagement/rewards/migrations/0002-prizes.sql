-- An avatar or a cheat-sheet that was drawn.
alter table rewards_claim add column avatar_id text;
alter table rewards_claim add column sheet_id text;
