-- Mock interviews: two problems of a course's exercises, against the clock.
alter table courses add column has_interviews boolean not null default false;
update courses set has_interviews = true where id = 10 and title = 'Data Structures & Interview Preparation';

create table interviews (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  course_id bigint not null references courses (id),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  finished_at timestamptz check (finished_at between started_at and ends_at)
);
-- One at a time. One whose time is over is finished before the next begins.
create unique index interviews_open on interviews (person_id) where finished_at is null;
create index interviews_of_person on interviews (person_id, id desc);
create trigger interviews_reject_deleted_person before insert on interviews
  for each row execute function reject_deleted_person('person_id');

create table interview_problems (
  interview_id bigint not null references interviews (id) on delete cascade,
  position integer not null check (position > 0),
  step_id bigint not null references steps (id),
  exercise_version integer not null,
  -- The files that differ from the starter; null: none.
  code jsonb,
  version integer not null default 0,
  saved_at timestamptz,
  -- Which checks passed in the learner's page when it was over; null until they were run.
  results jsonb,
  primary key (interview_id, position),
  foreign key (step_id, exercise_version) references exercise_versions (step_id, number)
);
