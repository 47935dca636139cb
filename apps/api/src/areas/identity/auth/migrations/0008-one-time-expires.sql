-- Links are deleted when they have expired.
create index concurrently if not exists auth_one_time_expires on auth_one_time (expires_at);
