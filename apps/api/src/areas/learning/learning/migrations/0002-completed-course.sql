-- Courses whose completion was told to other features, so that it is told once.
create table learning_completed_course (
  user_id uuid not null,
  course_id text not null,
  completed_at timestamptz not null,
  primary key (user_id, course_id)
);

insert into learning_completed_course (user_id, course_id, completed_at)
select key_id, payload ->> 'course_id', min(occurred_at) from event where type = 'course.completed' group by 1, 2;
