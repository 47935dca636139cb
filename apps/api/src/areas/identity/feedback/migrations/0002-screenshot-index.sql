-- Asked by the job that removes objects which no row names.
create index concurrently if not exists feedback_message_screenshot on feedback_message (screenshot) where screenshot is not null;
