-- How far somebody has come on the beginners' path: their code for each lesson, and when all its checks first passed.
create table start_progress (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  code jsonb not null,
  -- When the code was written, on the device that wrote it: the newer code wins.
  saved_at timestamptz not null,
  passed_at timestamptz,
  primary key (person_id, step_id)
);
create trigger start_progress_reject_deleted_person before insert on start_progress
  for each row execute function reject_deleted_person('person_id');
