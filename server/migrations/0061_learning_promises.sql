-- When a review is promised. The default serves imports and samples; submitting stores the computed time.
alter table solutions add column promised_at timestamptz not null default now() + interval '72 hours';
update solutions set promised_at = submitted_at + interval '72 hours' where state <> 'submitted';

create function keep_promise() returns trigger language plpgsql as $$
begin
  raise exception 'a promised time never moves later' using errcode = 'check_violation', constraint = 'promise_kept';
end $$;
create trigger solutions_keep_promise before update of promised_at on solutions
  for each row when (new.promised_at > old.promised_at) execute function keep_promise();

-- The queue is in the order of the promises. What waits is still counted from these indexes alone.
drop index solutions_waiting;
create index solutions_waiting on solutions (promised_at, id) include (person_id, submitted_at) where state = 'submitted';
drop index solutions_waiting_by_course;
create index solutions_waiting_by_course on solutions (course_id, promised_at, id) include (person_id)
  where state = 'submitted';

-- In India's time; weekday 1 is Monday.
create table mentor_hours (
  person_id bigint not null references people (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (person_id, weekday, starts_at),
  check (starts_at < ends_at)
);
create trigger mentor_hours_reject_deleted_person before insert on mentor_hours
  for each row execute function reject_deleted_person('person_id');

create table mentor_absences (
  person_id bigint not null references people (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  primary key (person_id, first_day),
  check (first_day <= last_day)
);
create trigger mentor_absences_reject_deleted_person before insert on mentor_absences
  for each row execute function reject_deleted_person('person_id');

-- What a promise is computed from, prepared by a job: one row.
create table review_pace (
  id boolean primary key default true check (id),
  -- Working time from submission to verdict, 90th percentile of 30 days; null with too few reviews.
  minutes integer check (minutes >= 0),
  reviewed integer not null default 0,
  per_hour double precision not null default 0,
  waiting integer not null default 0,
  -- When mentors work in the coming weeks: [[start, end], …] in milliseconds; null before the first run.
  openings jsonb,
  refreshed_at timestamptz not null default now()
);
insert into review_pace default values;

-- A day of access for each started day by which a review is late: each is added once.
create table promise_days (
  solution_id bigint not null references solutions (id) on delete cascade,
  day integer not null check (day between 1 and 30),
  access_entry_id bigint not null constraint promise_days_entry_key unique references access_entries (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (solution_id, day)
);
