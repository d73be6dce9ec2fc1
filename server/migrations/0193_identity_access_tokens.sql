-- Secrets with which programs act for a person, such as Git.
-- works with code from 0188: it only adds a table.

create table access_tokens (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  name text not null check (name <> ''),
  scope text not null check (scope in ('read', 'push')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  -- To the hour.
  last_used_at timestamptz
);
create index access_tokens_of_person on access_tokens (person_id, id);
create trigger access_tokens_reject_deleted_person before insert on access_tokens
  for each row execute function reject_deleted_person('person_id');
