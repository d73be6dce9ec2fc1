-- Progress counts the steps that are part of a course today. Without this index it reads all steps of the academy.
create index steps_current on steps (task_id) include (id) where archived_at is null;
