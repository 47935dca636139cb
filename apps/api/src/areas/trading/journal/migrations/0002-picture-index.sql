-- Asked by the job that removes objects which no row names.
create index concurrently if not exists journal_entry_picture on journal_entry (picture) where picture is not null;
