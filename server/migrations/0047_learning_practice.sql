-- The small databases that SQL in the lessons of a course runs on.
create table sample_databases (
  course_id bigint not null references courses (id),
  name text not null check (name ~ '^[a-z0-9-]{1,40}$'),
  sql text not null check (char_length(sql) between 1 and 200000),
  primary key (course_id, name)
);
create trigger sample_databases_content_changed after insert or update or delete or truncate on sample_databases
  for each statement execute function bump_content_version();

-- Every exercise as it was: a result belongs to the version it was checked with.
create table exercise_versions (
  step_id bigint not null references steps (id),
  number integer not null check (number > 0),
  language text not null check (language in ('javascript', 'typescript', 'python', 'sql', 'html')),
  entry text not null,
  seconds integer not null check (seconds between 1 and 10),
  approved_by_checks boolean not null,
  -- [{"path": …, "text": …}]
  starter jsonb not null,
  visible_checks text not null,
  hidden_checks text not null,
  published_by bigint references people (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (step_id, number)
);
create function reject_change_of_exercise_version() returns trigger language plpgsql as $$
begin
  -- Deleting an account takes away who published it, nothing else.
  if to_jsonb(new) - 'published_by' is distinct from to_jsonb(old) - 'published_by' then
    raise exception 'A published exercise never changes; publish a new version';
  end if;
  return new;
end $$;
create trigger exercise_versions_never_change before update on exercise_versions
  for each row execute function reject_change_of_exercise_version();

-- The version that learners work on; null without an exercise.
alter table steps add column exercise_version integer;
alter table steps add constraint steps_exercise_version_fkey
  foreign key (id, exercise_version) references exercise_versions (step_id, number);

-- The code that a learner is writing: [{"path": …, "text": …}].
alter table solution_drafts add column code jsonb;

-- How a learner fares with each check in the page; the mentor sees it.
create table check_progress (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  name text not null check (char_length(name) between 1 and 80),
  failures integer not null default 0 check (failures >= 0),
  is_passed boolean not null default false,
  hint_shown_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (person_id, step_id, name)
);
create trigger check_progress_reject_deleted_person before insert on check_progress
  for each row execute function reject_deleted_person('person_id');

-- One row per run of an attempt's checks by the server.
create table check_runs (
  id bigint generated always as identity primary key,
  solution_id bigint not null references solutions (id),
  step_id bigint not null,
  exercise_version integer not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- Null for the run that the submission caused.
  requested_by bigint references people (id) on delete set null,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  passed integer not null default 0,
  total integer not null default 0,
  results jsonb not null default '[]',
  failure jsonb,
  engine text not null default '',
  checks_hash text not null default '',
  -- How many visible checks passed in the learner's browser, which nobody has verified.
  claimed_passed integer check (claimed_passed >= 0),
  foreign key (step_id, exercise_version) references exercise_versions (step_id, number),
  check (passed between 0 and total),
  check ((finished_at is not null) = (state in ('done', 'failed')))
);
create index check_runs_solution_id on check_runs (solution_id, id desc);
-- Only one run of an attempt waits or runs.
create unique index check_runs_one_open on check_runs (solution_id) where state in ('queued', 'running');

create function reject_change_of_check_run() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null and to_jsonb(new) - 'requested_by' is distinct from to_jsonb(old) - 'requested_by' then
    raise exception 'The result of a check run never changes; run the checks again';
  end if;
  return new;
end $$;
create trigger check_runs_never_change before update on check_runs
  for each row execute function reject_change_of_check_run();

-- Processes that run checks. One that hasn't been seen for two minutes is gone.
create table runners (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

-- A verdict by the checks has no mentor; it names the run that it follows from.
alter table reviews
  alter column mentor_id drop not null,
  add column check_run_id bigint references check_runs (id),
  add constraint reviews_decided_by check ((mentor_id is null) = (check_run_id is not null)),
  add constraint reviews_checks_only_approve check (check_run_id is null or verdict = 'approved');
