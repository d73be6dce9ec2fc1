-- A new email address that staff entered for a person. It replaces theirs when somebody opens the link we sent to it.
create table email_changes (
  person_id bigint primary key references people (id) on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  requested_by bigint not null references people (id),
  expires_at timestamptz not null
);
create index email_changes_requested_by on email_changes (requested_by);
create trigger email_changes_reject_deleted_person before insert on email_changes
  for each row execute function reject_deleted_person('person_id');
