create table ideas (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  name text not null,
  description text not null,
  tech_stack text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- Since when it needs a reply from staff; null while the last message is from staff.
  waiting_since timestamptz default now(),
  comment_count integer not null default 0 check (comment_count >= 0)
);
create index ideas_person_id on ideas (person_id, id desc);
create index ideas_waiting on ideas (waiting_since, id) where waiting_since is not null;
create trigger ideas_reject_deleted_person before insert on ideas
  for each row execute function reject_deleted_person('person_id');

create table idea_comments (
  id bigint generated always as identity primary key,
  idea_id bigint not null references ideas (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index idea_comments_idea_id on idea_comments (idea_id, id);
create index idea_comments_author_id on idea_comments (author_id);
create trigger idea_comments_reject_deleted_person before insert on idea_comments
  for each row execute function reject_deleted_person('author_id');

create table briefs (
  id bigint generated always as identity primary key,
  title text not null,
  summary text not null,
  description text not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced')),
  duration text not null,
  tech_stack text[] not null default '{}',
  steps text[] not null,
  -- [{label, url}]
  resources jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- A closed brief takes no new submissions; earlier ones stay.
  closed_at timestamptz
);

create table project_submissions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  brief_id bigint not null references briefs (id),
  attempt integer not null check (attempt > 0),
  name text not null,
  description text not null,
  file_id uuid not null constraint project_submissions_file_id_key unique references files (id),
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references people (id),
  comment_count integer not null default 0 check (comment_count >= 0),
  constraint project_submissions_attempt_key unique (person_id, brief_id, attempt),
  check ((state = 'submitted') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index project_submissions_one_open on project_submissions (person_id, brief_id)
  where state in ('submitted', 'approved');
create index project_submissions_waiting on project_submissions (submitted_at, id) where state = 'submitted';
create index project_submissions_decided on project_submissions (decided_at desc, id desc) where state <> 'submitted';
-- Counts the learners of each brief on the staff list.
create index project_submissions_brief_id on project_submissions (brief_id, person_id);
create trigger project_submissions_reject_deleted_person before insert on project_submissions
  for each row execute function reject_deleted_person('person_id');

create table submission_comments (
  id bigint generated always as identity primary key,
  submission_id bigint not null references project_submissions (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index submission_comments_submission_id on submission_comments (submission_id, id);
create index submission_comments_author_id on submission_comments (author_id);
create trigger submission_comments_reject_deleted_person before insert on submission_comments
  for each row execute function reject_deleted_person('author_id');
