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
create index jobs_open_locations on jobs (location) where closed_at is null;
create trigger jobs_content_changed after insert or update or delete or truncate on jobs
  for each statement execute function bump_content_version();

-- A learner's saved jobs, applications and notes.
create table tracked_jobs (
  person_id bigint not null references people (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  saved_at timestamptz,
  applied_on date,
  note text not null default '',
  primary key (person_id, job_id),
  -- Empty rows are deleted.
  check (saved_at is not null or applied_on is not null or note <> '')
);
create index tracked_jobs_job_id on tracked_jobs (job_id);
create index tracked_jobs_saved on tracked_jobs (person_id, saved_at desc, job_id desc) where saved_at is not null;
create index tracked_jobs_applied on tracked_jobs (person_id, applied_on desc, job_id desc) where applied_on is not null;
create trigger tracked_jobs_reject_deleted_person before insert on tracked_jobs
  for each row execute function reject_deleted_person('person_id');

create table resumes (
  person_id bigint primary key references people (id) on delete cascade,
  resume jsonb not null,
  template smallint not null check (template between 1 and 3),
  -- Increased by each save, so that two tabs cannot silently overwrite each other.
  version integer not null check (version > 0),
  saved_at timestamptz not null default now()
);
create trigger resumes_reject_deleted_person before insert on resumes
  for each row execute function reject_deleted_person('person_id');
