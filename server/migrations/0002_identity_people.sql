create table people (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  username text not null,
  first_name text not null,
  last_name text not null default '',
  role text not null default 'learner' check (role in ('learner', 'mentor', 'admin')),
  -- Null until an invited person chooses one.
  password_hash text,
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint people_email_key unique (email)
);

create table sessions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  -- SHA-256 of the token: who reads this table cannot sign in with it.
  token_hash bytea not null constraint sessions_token_hash_key unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_person_id on sessions (person_id, last_seen_at);
create index sessions_expires_at on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  person_id bigint not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_person_id on password_resets (person_id);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null when the academy itself acted. No foreign key: the trace outlives the account.
  actor_id bigint,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_subject on audit_entries (subject, id);
create trigger audit_entries_only_added before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
