-- Parts of words are found through an index, however many people there are.
create extension if not exists pg_trgm;
alter table people add column search_text text generated always as
  (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored;
create index people_search on people using gin (search_text gin_trgm_ops);
create index people_role on people (role, id desc) where role <> 'learner';
create index people_name on people (lower(first_name), lower(last_name), id);
alter table people add column blocked_reason text;

-- What staff wrote down about somebody, for staff alone.
create table person_notes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index person_notes_person_id on person_notes (person_id, id desc);

create table second_factors (
  person_id bigint primary key references people (id) on delete cascade,
  -- Sealed with the school's own secret: who reads this table has no codes.
  sealed_secret text not null,
  -- Null until a code of it was given; only then does it count.
  confirmed_at timestamptz,
  -- The time step of the last code taken: no code opens twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  person_id bigint not null references second_factors (person_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

create index audit_entries_actor_id on audit_entries (actor_id, id desc);
create index audit_entries_at on audit_entries (at);
create index audit_entries_words on audit_entries using gin ((action || ' ' || subject) gin_trgm_ops);

create trigger person_notes_not_for_deleted before insert on person_notes
  for each row execute function refuse_for_deleted('person_id');
create trigger second_factors_not_for_deleted before insert on second_factors
  for each row execute function refuse_for_deleted('person_id');
