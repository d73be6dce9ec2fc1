-- A learner writes privately to the school. The conversation is its thread.
alter table payments add constraint payments_id_person_id_key unique (id, person_id);

create table support_requests (
  id bigint generated always as identity primary key,
  thread_id bigint not null constraint support_requests_thread_id_key unique references threads (id),
  person_id bigint not null references people (id),
  topic text not null check (topic in ('account', 'payment', 'course', 'other')),
  subject text not null check (subject <> ''),
  payment_id bigint,
  course_id bigint references courses (id),
  state text not null default 'open' check (state in ('open', 'answered', 'resolved')),
  assignee_id bigint references people (id),
  created_at timestamptz not null default now(),
  promised_at timestamptz not null,
  -- Since the request, or the message that reopened it.
  waiting_since timestamptz,
  answered_at timestamptz,
  resolved_at timestamptz,
  -- Only a payment of the person who writes.
  constraint support_requests_own_payment_fkey foreign key (payment_id, person_id) references payments (id, person_id),
  constraint support_requests_about_check check (
    (payment_id is null or topic = 'payment') and (course_id is null or topic = 'course')
  ),
  -- Nobody handles their own request.
  constraint support_requests_assignee_check check (assignee_id <> person_id),
  constraint support_requests_waiting_check check ((waiting_since is not null) = (state = 'open')),
  constraint support_requests_resolved_check check ((resolved_at is not null) = (state = 'resolved'))
);
create index support_requests_person_id on support_requests (person_id, id);
create index support_requests_payment_id on support_requests (payment_id) where payment_id is not null;
create index support_requests_course_id on support_requests (course_id) where course_id is not null;
create index support_requests_assignee_id on support_requests (assignee_id, state, id) where assignee_id is not null;
create index support_requests_waiting on support_requests (promised_at, id) include (person_id, topic)
  where state = 'open';
create index support_requests_waiting_since on support_requests (waiting_since) include (person_id, topic)
  where state = 'open';
create index support_requests_done on support_requests (state, id) where state <> 'open';
create index support_requests_quiet on support_requests (answered_at) where state = 'answered';
create index support_requests_search on support_requests using gin (subject gin_trgm_ops);
create trigger support_requests_reject_deleted_person before insert on support_requests
  for each row execute function reject_deleted_person('person_id');
create trigger support_requests_delete_thread after delete on support_requests
  for each row execute function delete_thread();

-- While a conversation is open, its answer is never promised for later. A reopened one gets a new promise.
create function keep_conversation_promise() returns trigger language plpgsql as $$
begin
  if old.state = 'open' and new.promised_at > old.promised_at then
    raise exception 'the promise of % % cannot move later', tg_argv[0], old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger questions_keep_promise on questions;
drop function keep_question_promise();
create trigger questions_keep_promise before update of promised_at on questions
  for each row execute function keep_conversation_promise('question');
create trigger support_requests_keep_promise before update of promised_at on support_requests
  for each row execute function keep_conversation_promise('support request');
