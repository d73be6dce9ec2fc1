-- What a learner fetched from a public repository for a step, pinned to a commit. The files themselves are uploads of the
-- draft; here are their hashes, so that an attempt names only the files that are unchanged.
create table imports (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  step_id bigint not null references steps (id),
  -- Such as github.com/owner/repository.
  repository text not null check (repository <> ''),
  -- '' for all of it.
  folder text not null,
  commit_hash text not null check (commit_hash ~ '^[0-9a-f]{40}([0-9a-f]{24})?$'),
  imported_at timestamptz not null default now()
);
create index imports_at_step on imports (person_id, step_id);

create table imported_files (
  import_id bigint not null references imports (id) on delete cascade,
  path text not null,
  sha256 bytea not null check (length(sha256) = 32),
  bytes bigint not null check (bytes >= 0),
  primary key (import_id, path)
);

-- How many files of an attempt are those of an import, unchanged.
create table solution_imports (
  solution_id bigint not null references solutions (id),
  import_id bigint not null references imports (id),
  files integer not null check (files > 0),
  primary key (solution_id, import_id)
);
create index solution_imports_of_import on solution_imports (import_id);

create trigger imports_reject_deleted_person before insert on imports
  for each row execute function reject_deleted_person('person_id');
