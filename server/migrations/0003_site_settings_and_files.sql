create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references people (id) on delete set null
);

create table files (
  -- Random, so that nobody can guess another file from their own.
  id uuid primary key,
  name text not null,
  kind text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  owner_id bigint references people (id) on delete set null,
  created_at timestamptz not null default now()
);
create index files_owner_id on files (owner_id);
