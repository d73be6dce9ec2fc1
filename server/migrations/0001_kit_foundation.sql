-- Counts of tries within a window. Unlogged: losing them in a crash only forgives a few tries.
create unlogged table rate_counts (
  key text not null,
  window_start timestamptz not null,
  ends_at timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
create index rate_counts_ends_at on rate_counts (ends_at);

-- Secrets made by the academy itself where none is configured, shared by all instances.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Put on tables whose rows are only ever added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Which parts of the demo academy this database holds. Production refuses a database that holds any.
create table demo_parts (
  name text primary key,
  made_at timestamptz not null default now()
);
