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
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_open on jobs (posted_on desc, id desc) where closed_at is null;

create trigger jobs_are_content after insert or update or delete or truncate on jobs
  for each statement execute function content_changed();
