-- Problems: practice beside the exercise of a step. The file is what its author wrote; the other columns are read from it.
create table problems (
  id bigint generated always as identity primary key,
  step_id bigint not null references steps (id),
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  position integer not null,
  name text not null,
  level text not null check (level in ('easy', 'medium', 'hard')),
  pattern text not null,
  source text not null check (char_length(source) between 1 and 100000),
  archived_at timestamptz,
  unique (step_id, slug)
);
create trigger problems_content_changed after insert or update or delete or truncate on problems
  for each statement execute function bump_content_version();

-- What a learner wrote and reached. Only the learner sees it.
create table problem_work (
  person_id bigint not null references people (id),
  problem_id bigint not null references problems (id),
  code jsonb,
  version integer not null default 0,
  saved_at timestamptz,
  -- The languages in which all checks passed on the server.
  solved_in text[] not null default '{}',
  solved_at timestamptz,
  -- The model solution was opened before the problem was solved.
  gave_up_at timestamptz,
  primary key (person_id, problem_id)
);

-- The newest run of a learner at a problem; a newer one replaces it.
create table problem_runs (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  problem_id bigint not null references problems (id),
  language text not null check (language in ('javascript', 'python')),
  code text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  results jsonb not null default '[]',
  failure jsonb,
  runner_id uuid,
  tries integer not null default 0,
  unique (person_id, problem_id)
);
create index problem_runs_open on problem_runs (state, id) where state in ('queued', 'running');
create trigger problem_runs_announce after insert on problem_runs
  for each statement execute function announce_check_run();

create trigger problem_work_reject_deleted_person before insert on problem_work
  for each row execute function reject_deleted_person('person_id');
create trigger problem_runs_reject_deleted_person before insert on problem_runs
  for each row execute function reject_deleted_person('person_id');
