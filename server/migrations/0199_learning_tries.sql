-- A project that its learner runs on the server without submitting it: the newest try of a step replaces the one before.
create table step_tries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  step_id bigint not null references steps (id),
  exercise_version integer not null,
  code jsonb not null,
  -- Null: the visible checks.
  request jsonb,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- What is known so far, while it runs.
  results jsonb not null default '[]',
  total integer not null,
  printed jsonb not null default '[]',
  failure jsonb,
  response jsonb,
  runner_id uuid,
  unique (person_id, step_id),
  foreign key (step_id, exercise_version) references exercise_versions (step_id, number)
);
create index step_tries_open on step_tries (state, id) where state in ('queued', 'running');
create trigger step_tries_announce after insert on step_tries
  for each statement execute function announce_check_run();
create trigger step_tries_reject_deleted_person before insert on step_tries
  for each row execute function reject_deleted_person('person_id');
