-- Batches: learners who take a course together from a day on, with a week plan. No access, verdict or certificate depends
-- on a due date.
create table batches (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  name text not null check (char_length(name) between 1 and 80),
  starts_on date not null,
  -- 1 is Monday.
  due_weekday smallint not null default 7 check (due_weekday between 1 and 7),
  mentor_id bigint references people (id),
  created_by bigint references people (id),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  unique (id, course_id)
);
create index batches_of_course on batches (course_id);
create index batches_of_mentor on batches (mentor_id);
create index batches_created_by on batches (created_by);

-- Who was in a batch, from when to when.
create table batch_members (
  id bigint generated always as identity primary key,
  batch_id bigint not null,
  course_id bigint not null,
  person_id bigint not null references people (id),
  joined_at timestamptz not null,
  added_by bigint references people (id),
  left_at timestamptz,
  -- The learner themselves if they left the course.
  removed_by bigint references people (id),
  foreign key (batch_id, course_id) references batches (id, course_id)
);
-- One batch per course: of two colleagues who add a learner at the same moment, one is refused.
create unique index batch_members_current on batch_members (person_id, course_id) where left_at is null;
create index batch_members_of_batch on batch_members (batch_id, course_id);
create index batch_members_added_by on batch_members (added_by);
create index batch_members_removed_by on batch_members (removed_by);
create trigger batch_members_reject_deleted_person before insert on batch_members
  for each row execute function reject_deleted_person('person_id');

-- By how many days due dates moved: of one task, or of everything due from a day on; for the batch, or for one learner.
create table plan_changes (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches (id),
  person_id bigint references people (id),
  task_id bigint references tasks (id),
  from_day date,
  days smallint not null check (days <> 0 and abs(days) <= 1000),
  reason text not null default '' check (char_length(reason) <= 300),
  made_by bigint references people (id),
  made_at timestamptz not null,
  check ((task_id is null) <> (from_day is null))
);
create index plan_changes_of_batch on plan_changes (batch_id);
create index plan_changes_of_person on plan_changes (person_id);
create index plan_changes_of_task on plan_changes (task_id);
create index plan_changes_made_by on plan_changes (made_by);
create trigger plan_changes_reject_deleted_person before insert on plan_changes
  for each row execute function reject_deleted_person('person_id');

-- Who leaves a course leaves its batch; enrolments don't know of batches.
create function leave_batch_with_course() returns trigger language plpgsql as $$
begin
  update batch_members set left_at = greatest(now(), joined_at), removed_by = old.person_id
    where person_id = old.person_id and course_id = old.course_id and left_at is null;
  return null;
end $$;
create trigger enrolments_leave_batch after delete on enrolments
  for each row execute function leave_batch_with_course();
