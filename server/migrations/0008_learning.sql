create table enrolments (
  person_id bigint not null references people (id) on delete cascade,
  course_id bigint not null references courses (id),
  created_at timestamptz not null default now(),
  primary key (person_id, course_id)
);
create index enrolments_course_person on enrolments (course_id, person_id);
create trigger enrolments_reject_deleted_person before insert on enrolments
  for each row execute function reject_deleted_person('person_id');
create trigger enrolments_count_inserted after insert on enrolments referencing new table as changed
  for each statement execute function update_counter('courses', 'enrolled_count', 'course_id');
create trigger enrolments_count_deleted after delete on enrolments referencing old table as changed
  for each statement execute function update_counter('courses', 'enrolled_count', 'course_id');

create table tasks (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  title text not null,
  position integer not null,
  created_at timestamptz not null default now(),
  -- Tasks and steps with learners' work are archived, never deleted.
  archived_at timestamptz
);
create index tasks_course_id on tasks (course_id, position, id);

create table steps (
  id bigint generated always as identity primary key,
  task_id bigint not null references tasks (id),
  title text not null,
  position integer not null,
  urls text[] not null default '{}',
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create index steps_task_id on steps (task_id, position, id);

create table step_files (
  id bigint generated always as identity primary key,
  step_id bigint not null references steps (id),
  file_id uuid not null constraint step_files_file_id_key unique references files (id),
  -- No commas, because the spec's response joins the names with commas.
  name text not null check (name !~ ','),
  created_at timestamptz not null default now(),
  constraint step_files_name_key unique (step_id, name)
);

-- One row per submission; only its state and claim change.
create table solutions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  step_id bigint not null references steps (id),
  course_id bigint not null references courses (id),
  attempt integer not null check (attempt > 0),
  text_solution text not null check (text_solution <> ''),
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null default now(),
  claimed_by bigint references people (id),
  claimed_until timestamptz,
  constraint solutions_attempt_key unique (person_id, step_id, attempt),
  check ((claimed_by is null) = (claimed_until is null)),
  check (state = 'submitted' or claimed_by is null)
);
create unique index solutions_one_open on solutions (person_id, step_id) where state in ('submitted', 'approved');
create index solutions_person_course on solutions (person_id, course_id, step_id, attempt desc);
create index solutions_waiting on solutions (submitted_at, id) where state = 'submitted';
create index solutions_waiting_by_course on solutions (course_id, submitted_at, id) where state = 'submitted';
create index solutions_step_id on solutions (step_id);
-- For the weekly figures of the staff overview; the second gives a review the time of its submission.
create index solutions_submitted_at on solutions (submitted_at);
create index solutions_id_submitted_at on solutions (id) include (submitted_at);
create trigger solutions_reject_deleted_person before insert on solutions
  for each row execute function reject_deleted_person('person_id');

create table solution_files (
  file_id uuid primary key references files (id),
  solution_id bigint not null references solutions (id),
  -- The path on the learner's device, with each part made safe: src/app.py.
  path text not null,
  position integer not null,
  constraint solution_files_path_key unique (solution_id, path)
);

-- The text of a solution while it is being written; deleted when it is submitted.
create table solution_drafts (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (person_id, step_id)
);
create trigger solution_drafts_reject_deleted_person before insert on solution_drafts
  for each row execute function reject_deleted_person('person_id');

-- An upload in progress. Its parts are in the file store under their own ids until the last one arrives.
create table uploads (
  id uuid primary key,
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  path text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received >= 0 and received <= bytes),
  -- Set when the file is complete and accepted.
  file_id uuid references files (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index uploads_person_step on uploads (person_id, step_id, created_at);
create index uploads_updated_at on uploads (updated_at);
create trigger uploads_reject_deleted_person before insert on uploads
  for each row execute function reject_deleted_person('person_id');

create table upload_parts (
  upload_id uuid not null references uploads (id) on delete cascade,
  start_byte bigint not null,
  stored_id uuid not null,
  bytes bigint not null check (bytes > 0),
  primary key (upload_id, start_byte)
);

-- An undone review stays as a record; a solution has at most one that is not undone.
create table reviews (
  id bigint generated always as identity primary key,
  solution_id bigint not null references solutions (id),
  mentor_id bigint not null references people (id),
  verdict text not null check (verdict in ('approved', 'rejected')),
  feedback text not null default '',
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by bigint references people (id),
  check (verdict <> 'rejected' or feedback <> ''),
  check ((undone_at is null) = (undone_by is null))
);
create unique index reviews_one_active on reviews (solution_id) where undone_at is null;
create index reviews_undone on reviews (solution_id) where undone_at is not null;
create index reviews_mentor_id on reviews (mentor_id, id desc);
-- For the weekly figures of the staff overview.
create index reviews_active on reviews (created_at) include (solution_id) where undone_at is null;

create table review_comments (
  id bigint generated always as identity primary key,
  solution_id bigint not null references solutions (id),
  author_id bigint not null references people (id),
  -- Both set for a comment on a line, both null for a comment on the whole solution.
  file_id uuid references solution_files (file_id),
  line integer check (line > 0),
  body text not null check (body <> ''),
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  check ((file_id is null) = (line is null)),
  check ((answer is null) = (answered_at is null))
);
create index review_comments_solution_id on review_comments (solution_id, id);
create trigger review_comments_reject_deleted_person before insert on review_comments
  for each row execute function reject_deleted_person('author_id');

create table saved_replies (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index saved_replies_person_id on saved_replies (person_id, id);
create trigger saved_replies_reject_deleted_person before insert on saved_replies
  for each row execute function reject_deleted_person('person_id');

create table certificates (
  id bigint generated always as identity primary key,
  code text not null constraint certificates_code_key unique,
  person_id bigint not null references people (id),
  course_id bigint not null references courses (id),
  -- A snapshot of that day: later changes to names, titles or steps do not change what was certified.
  learner_name text not null,
  course_title text not null,
  work jsonb not null,
  credential jsonb not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references people (id),
  revoked_reason text,
  check ((revoked_at is null) = (revoked_reason is null))
);
create unique index certificates_one_valid on certificates (person_id, course_id) where revoked_at is null;
create trigger certificates_reject_deleted_person before insert on certificates
  for each row execute function reject_deleted_person('person_id');
