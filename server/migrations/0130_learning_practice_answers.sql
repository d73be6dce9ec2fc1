-- What learners answered in their daily practice. Only added to: the state of a card is computed from its answers, so
-- that two devices that send in any order, or twice, come to the same one.
create table practice_answers (
  person_id bigint not null references people (id) on delete cascade,
  -- Made by the device, so that a retry adds nothing.
  id uuid not null,
  step_id bigint not null references steps (id),
  -- The kind of item and its key in the lesson.
  item_key text not null check (item_key ~ '^(quiz|output|exercise):[a-z0-9]{1,20}$'),
  is_right boolean not null,
  answered_at timestamptz not null,
  elapsed_ms integer not null check (elapsed_ms >= 0),
  received_at timestamptz not null default now(),
  check (answered_at <= received_at),
  primary key (person_id, id)
);
create trigger practice_answers_append_only before update or truncate on practice_answers
  for each statement execute function reject_change();
create trigger practice_answers_reject_deleted_person before insert on practice_answers
  for each row execute function reject_deleted_person('person_id');

-- When all checks of a step, the hidden ones too, passed on the server: its lesson counts as read.
create table known_lessons (
  person_id bigint not null references people (id) on delete cascade,
  step_id bigint not null references steps (id),
  known_at timestamptz not null,
  primary key (person_id, step_id)
);
create trigger known_lessons_reject_deleted_person before insert on known_lessons
  for each row execute function reject_deleted_person('person_id');
