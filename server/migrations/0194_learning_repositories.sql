-- Learners' work at a step as a Git repository at the school.
-- works with code from 0188: it only adds tables.

-- The whole state of one is a bundle in the file store; what changes it replaces both at once.
create table repositories (
  person_id bigint not null references people (id),
  step_id bigint not null references steps (id),
  -- Of the starter that it began with.
  exercise_version integer not null,
  -- The commit that main points to.
  head text not null check (head ~ '^[0-9a-f]{40}$'),
  file_id uuid not null references files (id),
  bytes integer not null check (bytes > 0),
  updated_at timestamptz not null,
  primary key (person_id, step_id)
);
create unique index repositories_file_id on repositories (file_id);
create index repositories_step_id on repositories (step_id);
create trigger repositories_reject_deleted_person before insert on repositories
  for each row execute function reject_deleted_person('person_id');

-- The commit that an attempt was pushed with. An attempt without a row came over the page.
create table attempt_pushes (
  solution_id bigint primary key references solutions (id),
  head text not null check (head ~ '^[0-9a-f]{40}$'),
  -- How many came with it; the newest are in attempt_commits.
  commits integer not null check (commits > 0)
);

create table attempt_commits (
  solution_id bigint not null references attempt_pushes (solution_id) on delete cascade,
  -- 0 is the newest.
  position smallint not null check (position >= 0),
  hash text not null,
  parent text,
  message text not null,
  -- As the learner's device says.
  committed_at timestamptz not null,
  -- What it changed, with the texts of small files.
  files jsonb not null,
  primary key (solution_id, position)
);
