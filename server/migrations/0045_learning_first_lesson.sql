-- Whether a course begins with a lesson, which everyone may read if the course is listed.
create function course_has_first_lesson(wanted_course_id bigint) returns boolean language sql stable as $$
  select coalesce((
    select steps.lesson_version is not null
    from tasks
    join steps on steps.task_id = tasks.id and steps.archived_at is null
    where tasks.course_id = wanted_course_id and tasks.archived_at is null
    order by tasks.position, tasks.id, steps.position, steps.id
    limit 1
  ), false)
$$;
