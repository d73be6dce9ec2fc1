-- What a learner noted about a job.
create table job_marks (
  person_id bigint not null references people (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  saved_at timestamptz,
  applied_on date,
  note text not null default '',
  primary key (person_id, job_id),
  -- A row that says nothing is not kept.
  check (saved_at is not null or applied_on is not null or note <> '')
);
create index job_marks_job_id on job_marks (job_id);
create index job_marks_saved on job_marks (person_id, saved_at desc, job_id desc) where saved_at is not null;
create index job_marks_applied on job_marks (person_id, applied_on desc, job_id desc) where applied_on is not null;

create table resumes (
  person_id bigint primary key references people (id) on delete cascade,
  resume jsonb not null,
  template smallint not null check (template between 1 and 3),
  -- Raised by each save: two tabs do not overwrite one another unseen.
  version integer not null check (version > 0),
  saved_at timestamptz not null default now()
);
