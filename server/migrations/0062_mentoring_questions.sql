-- A learner's question to the mentors, about a step, an attempt, or a line of code. The conversation is its thread.
create table questions (
  id bigint generated always as identity primary key,
  thread_id bigint not null constraint questions_thread_id_key unique references threads (id),
  person_id bigint not null references people (id),
  course_id bigint not null references courses (id),
  step_id bigint not null references steps (id),
  title text not null check (title <> ''),
  -- A submitted attempt, or a line of one of its files.
  solution_id bigint references solutions (id),
  file_id uuid,
  path text,
  -- A line of a code sample in a lesson.
  lesson_version integer,
  sample integer check (sample > 0),
  line integer check (line > 0),
  -- The line with those around it, as they were when the learner asked.
  quote text not null default '',
  quote_from integer check (quote_from > 0),
  state text not null default 'open' check (state in ('open', 'answered', 'resolved')),
  asked_at timestamptz not null default now(),
  promised_at timestamptz not null,
  -- Since the question, or the message that reopened it.
  waiting_since timestamptz,
  answered_at timestamptz,
  resolved_at timestamptz,
  claimed_by bigint references people (id),
  claimed_until timestamptz,
  constraint questions_place_check check (
    (file_id is null) = (path is null)
    and (file_id is null or solution_id is not null)
    and (lesson_version is null) = (sample is null)
    and (solution_id is null or sample is null)
    and (line is not null) = (file_id is not null or sample is not null)
  ),
  constraint questions_waiting_check check ((waiting_since is not null) = (state = 'open')),
  constraint questions_resolved_check check ((resolved_at is not null) = (state = 'resolved')),
  constraint questions_claim_check check ((claimed_by is null) = (claimed_until is null))
);
create index questions_person_id on questions (person_id, id);
create index questions_step_id on questions (step_id, person_id);
create index questions_solution_id on questions (solution_id) where solution_id is not null;
create index questions_waiting on questions (promised_at, id) where state = 'open';
create index questions_waiting_in_course on questions (course_id, promised_at, id) where state = 'open';
create index questions_waiting_since on questions (waiting_since) where state = 'open';
create index questions_quiet on questions (answered_at) where state = 'answered';
create index questions_search on questions using gin (title gin_trgm_ops);
create trigger questions_reject_deleted_person before insert on questions
  for each row execute function reject_deleted_person('person_id');
create trigger questions_delete_thread after delete on questions for each row execute function delete_thread();

-- While a question is open, its answer is never promised for later. A reopened question gets a new promise.
create function keep_question_promise() returns trigger language plpgsql as $$
begin
  if old.state = 'open' and new.promised_at > old.promised_at then
    raise exception 'the promise of question % cannot move later', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger questions_keep_promise before update of promised_at on questions
  for each row execute function keep_question_promise();

-- A question and its answer on the page of the step, for all learners of the course, without names.
create table published_questions (
  id bigint generated always as identity primary key,
  -- Null after the learner has deleted their account.
  question_id bigint constraint published_questions_question_id_key unique references questions (id) on delete set null,
  step_id bigint not null references steps (id),
  title text not null check (title <> ''),
  question text not null,
  answer text not null check (answer <> ''),
  same_count integer not null default 0 check (same_count >= 0),
  published_by bigint references people (id),
  published_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || to_tsvector('english', question || ' ' || answer)
  ) stored
);
create index published_questions_step_id on published_questions (step_id, id);

-- Learners with the same question.
create table same_questions (
  published_id bigint not null references published_questions (id) on delete cascade,
  person_id bigint not null references people (id),
  created_at timestamptz not null default now(),
  primary key (published_id, person_id)
);
create index same_questions_person_id on same_questions (person_id);
create trigger same_questions_reject_deleted_person before insert on same_questions
  for each row execute function reject_deleted_person('person_id');
create trigger same_questions_count_inserted after insert on same_questions referencing new table as changed
  for each statement execute function update_counter('published_questions', 'same_count', 'published_id');
create trigger same_questions_count_deleted after delete on same_questions referencing old table as changed
  for each statement execute function update_counter('published_questions', 'same_count', 'published_id');
