-- A conversation between a learner and staff, about an idea, a project or a question. What it is about has its id.
create table threads (
  id bigint generated always as identity primary key,
  -- Only this person and staff can read it and write in it.
  owner_id bigint not null references people (id),
  message_count integer not null default 0 check (message_count >= 0),
  created_at timestamptz not null default now()
);
create index threads_owner_id on threads (owner_id);
create trigger threads_reject_deleted_person before insert on threads
  for each row execute function reject_deleted_person('owner_id');

create table thread_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index thread_messages_thread_id on thread_messages (thread_id, id);
create index thread_messages_author_id on thread_messages (author_id);
create trigger thread_messages_reject_deleted_person before insert on thread_messages
  for each row execute function reject_deleted_person('author_id');
create trigger thread_messages_count_inserted after insert on thread_messages referencing new table as changed
  for each statement execute function update_counter('threads', 'message_count', 'thread_id');
create trigger thread_messages_count_deleted after delete on thread_messages referencing old table as changed
  for each statement execute function update_counter('threads', 'message_count', 'thread_id');

create table thread_pictures (
  file_id uuid primary key references files (id),
  message_id bigint not null references thread_messages (id) on delete cascade,
  position smallint not null,
  constraint thread_pictures_position_key unique (message_id, position)
);

-- A thread goes with what it is about.
create function delete_thread() returns trigger language plpgsql as $$
begin
  delete from threads where id = old.thread_id;
  return null;
end $$;

-- Ideas and submitted projects had comments of their own.
alter table threads add column idea_id bigint, add column submission_id bigint;
insert into threads (owner_id, created_at, idea_id) select person_id, created_at, id from ideas order by id;
insert into threads (owner_id, created_at, submission_id)
  select person_id, submitted_at, id from project_submissions order by id;
insert into thread_messages (thread_id, author_id, body, created_at)
  select threads.id, author_id, body, comments.created_at
  from (
    select idea_id, null::bigint as submission_id, id, author_id, body, created_at from idea_comments
    union all
    select null, submission_id, id, author_id, body, created_at from submission_comments
  ) comments
  join threads on threads.idea_id = comments.idea_id or threads.submission_id = comments.submission_id
  order by comments.created_at, comments.id;

alter table ideas add column thread_id bigint constraint ideas_thread_id_key unique references threads (id);
update ideas set thread_id = threads.id from threads where threads.idea_id = ideas.id;
alter table ideas alter column thread_id set not null, drop column comment_count;
create trigger ideas_delete_thread after delete on ideas for each row execute function delete_thread();

alter table project_submissions
  add column thread_id bigint constraint project_submissions_thread_id_key unique references threads (id);
update project_submissions set thread_id = threads.id from threads where threads.submission_id = project_submissions.id;
alter table project_submissions alter column thread_id set not null, drop column comment_count;
create trigger project_submissions_delete_thread after delete on project_submissions
  for each row execute function delete_thread();

drop table idea_comments, submission_comments;
alter table threads drop column idea_id, drop column submission_id;
