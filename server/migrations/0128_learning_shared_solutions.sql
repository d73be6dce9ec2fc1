-- Approved solutions that their authors show to others who finished the step. Only a decision of the author makes a row.
create table shared_solutions (
  solution_id bigint primary key references solutions (id),
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  is_shared boolean not null,
  is_named boolean not null,
  -- In words, such as "with a loop".
  approach text not null check (length(approach) between 1 and 200),
  lines integer not null check (lines > 0),
  -- A copy, as it was approved.
  code jsonb not null,
  shared_at timestamptz not null,
  -- Set while staff hide it from learners.
  hidden_reason text check (length(hidden_reason) between 1 and 300),
  hidden_by bigint references people (id),
  check ((hidden_reason is null) = (hidden_by is null)),
  -- What was taken back leaves nothing to read.
  check (is_shared or (code = '[]' and not is_named))
);
create index shared_solutions_of_step on shared_solutions (step_id, approach, lines) where is_shared;
create index shared_solutions_of_person on shared_solutions (person_id);
create trigger shared_solutions_reject_deleted_person before insert on shared_solutions
  for each row execute function reject_deleted_person('person_id');
