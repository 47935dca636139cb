-- Asked by the job that removes objects which no row names.
create index concurrently if not exists profile_user_picture on profile_user (picture) where picture is not null;
