create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references people (id) on delete set null
);
create trigger settings_content_changed after insert or update or delete or truncate on settings
  for each statement execute function bump_content_version();

create table files (
  -- Random, so that nobody can guess the id of another file.
  id uuid primary key,
  name text not null,
  kind text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  owner_id bigint references people (id) on delete set null,
  created_at timestamptz not null default now(),
  -- True for pictures that anyone may see, such as a course's; all other files need a signed link.
  is_public boolean not null default false
);
create index files_owner_id on files (owner_id);
-- Finds the same screenshot attached to two payments.
create index files_sha256 on files (sha256);
create trigger files_reject_deleted_person before insert on files
  for each row execute function reject_deleted_person('owner_id');

create table testimonials (
  id bigint generated always as identity primary key,
  place text not null check (place in ('home', 'demo', 'pricing')),
  name text not null,
  rating smallint not null check (rating between 1 and 5),
  review text not null,
  given_on date not null
);
create index testimonials_place on testimonials (place, id);
create trigger testimonials_content_changed after insert or update or delete or truncate on testimonials
  for each statement execute function bump_content_version();

create table team_members (
  id bigint generated always as identity primary key,
  name text not null,
  title text not null,
  about text not null,
  experience text not null,
  skills text[] not null,
  image text not null
);
create trigger team_members_content_changed after insert or update or delete or truncate on team_members
  for each statement execute function bump_content_version();
