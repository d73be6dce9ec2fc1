-- What staff write to each other about a conversation. A table of its own, so that nothing that reads messages shows them.
create table thread_notes (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads (id) on delete cascade,
  author_id bigint not null references people (id),
  -- A colleague who was notified of it.
  for_id bigint references people (id),
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index thread_notes_thread_id on thread_notes (thread_id, id);
create trigger thread_notes_reject_deleted_person before insert on thread_notes
  for each row execute function reject_deleted_person('author_id');
