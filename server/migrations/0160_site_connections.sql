-- How the school reaches its email server and its payment gateway, as staff entered it. Passwords and keys are encrypted
-- with a key that APP_SECRET protects; the rest is as plain as other settings.
create table connections (
  name text primary key check (name in ('emailServer', 'gateway')),
  config jsonb not null,
  encrypted_secrets text not null,
  saved_at timestamptz not null,
  saved_by bigint references people (id) on delete set null
);
create index connections_saved_by on connections (saved_by);
create trigger connections_content_changed after insert or update or delete or truncate on connections
  for each statement execute function bump_content_version();
