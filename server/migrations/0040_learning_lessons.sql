-- The week of the syllabus that a task belongs to.
alter table tasks add column week integer check (week between 1 and 104);

alter table steps
  add column effort text not null default '' check (char_length(effort) <= 60),
  add column summary text not null default '' check (char_length(summary) <= 300),
  -- The number of the version that learners read; null while the step has no lesson.
  add column lesson_version integer;

-- Every published lesson as it was. Learners read the newest; the others are its history.
create table lesson_versions (
  step_id bigint not null references steps (id),
  number integer not null check (number > 0),
  name text not null,
  effort text not null,
  summary text not null,
  lesson text not null check (lesson <> ''),
  instructions text not null,
  sample_database text not null default '',
  -- What changed, in a sentence for learners who are in the middle of the step.
  note text not null default '',
  published_by bigint references people (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (step_id, number)
);
alter table steps add constraint steps_lesson_version_fkey
  foreign key (id, lesson_version) references lesson_versions (step_id, number);

create function reject_change_of_lesson_version() returns trigger language plpgsql as $$
begin
  -- Deleting an account takes away who published it, nothing else.
  if to_jsonb(new) - 'published_by' is distinct from to_jsonb(old) - 'published_by' then
    raise exception 'A published lesson never changes; publish a new version';
  end if;
  return new;
end $$;
create trigger lesson_versions_never_change before update on lesson_versions
  for each row execute function reject_change_of_lesson_version();

-- What staff is writing; nobody else sees it. `version` keeps one tab from silently overwriting another.
create table lesson_drafts (
  step_id bigint primary key references steps (id),
  name text not null,
  effort text not null,
  summary text not null,
  lesson text not null,
  instructions text not null,
  sample_database text not null default '',
  version integer not null default 1 check (version > 0),
  -- The published version the draft started from; null before the first.
  based_on integer,
  updated_by bigint references people (id) on delete set null,
  updated_at timestamptz not null default now()
);

-- The current lessons by heading, for the search.
create table lesson_passages (
  step_id bigint not null references steps (id),
  position integer not null,
  heading text not null,
  anchor text not null,
  body text not null,
  search tsvector not null generated always as
    (setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', body), 'B')) stored,
  primary key (step_id, position)
);
create index lesson_passages_search on lesson_passages using gin (search);

-- Where a learner is in a lesson.
create table lesson_readings (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  lesson_version integer not null,
  -- The paragraph at the top of the screen: its place, and a key made from its text.
  block integer not null check (block >= 0),
  block_key text not null,
  -- The furthest point reached.
  percent integer not null check (percent between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (person_id, step_id)
);
create trigger lesson_readings_reject_deleted_person before insert on lesson_readings
  for each row execute function reject_deleted_person('person_id');

create table quiz_answers (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  -- Made from the text of the question, so that a question that was changed is asked again.
  quiz_key text not null,
  option integer not null check (option >= 0),
  is_right boolean not null,
  was_right_at_first boolean not null,
  tries integer not null default 1 check (tries > 0),
  answered_at timestamptz not null default now(),
  primary key (person_id, step_id, quiz_key)
);
create trigger quiz_answers_reject_deleted_person before insert on quiz_answers
  for each row execute function reject_deleted_person('person_id');

-- Materials belong to the lesson; the model solution is shown after approval.
alter table step_files
  add column role text not null default 'material' check (role in ('material', 'solution')),
  drop constraint step_files_name_key,
  add constraint step_files_name_key unique (step_id, role, name);

-- The first lesson of a listed course is a public page.
create trigger steps_content_changed after insert or update or delete or truncate on steps
  for each statement execute function bump_content_version();
create trigger tasks_content_changed after insert or update or delete or truncate on tasks
  for each statement execute function bump_content_version();
create trigger step_files_content_changed after insert or update or delete or truncate on step_files
  for each statement execute function bump_content_version();
