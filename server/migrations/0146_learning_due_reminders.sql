-- Learners are reminded of a due date once, the day before. One that moved is another date.
create table due_reminders (
  person_id bigint not null references people (id),
  task_id bigint not null references tasks (id),
  due_on date not null,
  sent_at timestamptz not null,
  primary key (person_id, task_id, due_on)
);
create index due_reminders_of_task on due_reminders (task_id);
create trigger due_reminders_reject_deleted_person before insert on due_reminders
  for each row execute function reject_deleted_person('person_id');
