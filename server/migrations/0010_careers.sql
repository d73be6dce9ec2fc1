create table jobs (
  id bigint generated always as identity primary key,
  title text not null,
  company_name text not null,
  experience text not null,
  min_years smallint not null check (min_years >= 0),
  location text not null,
  hr_email text,
  company_link text not null,
  apply_link text not null,
  linkedin_profile text not null,
  posted_on date not null,
  -- The last day on which the job is shown, in India's time; null for no limit.
  expires_on date check (expires_on >= posted_on),
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_open on jobs (posted_on desc, id desc) where closed_at is null;
-- Jumps from one location with open jobs to the next.
create index jobs_places on jobs (location) where closed_at is null;
create trigger jobs_are_content after insert or update or delete or truncate on jobs
  for each statement execute function content_changed();

-- A learner's saved jobs, applications and notes.
create table job_marks (
  person_id bigint not null references people (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  saved_at timestamptz,
  applied_on date,
  note text not null default '',
  primary key (person_id, job_id),
  -- Empty rows are deleted.
  check (saved_at is not null or applied_on is not null or note <> '')
);
create index job_marks_job_id on job_marks (job_id);
create index job_marks_saved on job_marks (person_id, saved_at desc, job_id desc) where saved_at is not null;
create index job_marks_applied on job_marks (person_id, applied_on desc, job_id desc) where applied_on is not null;
create trigger job_marks_not_for_deleted before insert on job_marks
  for each row execute function refuse_for_deleted('person_id');

create table resumes (
  person_id bigint primary key references people (id) on delete cascade,
  resume jsonb not null,
  template smallint not null check (template between 1 and 3),
  -- Increased by each save, so that two tabs cannot silently overwrite each other.
  version integer not null check (version > 0),
  saved_at timestamptz not null default now()
);
create trigger resumes_not_for_deleted before insert on resumes
  for each row execute function refuse_for_deleted('person_id');
