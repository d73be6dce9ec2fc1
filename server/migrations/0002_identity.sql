-- Every run of five digits in a text. Three digits of a phone number match one number in a hundred; five match few.
create function digit_groups(input text) returns int[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(run[1], at, 5)::int), '{}')
  from regexp_matches(input, '[0-9]{5,}', 'g') run, generate_series(1, length(run[1]) - 4) at
$$;

create table people (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  username text not null,
  first_name text not null,
  last_name text not null default '',
  role text not null default 'learner' check (role in ('learner', 'mentor', 'admin')),
  -- Null until an invited person chooses a password.
  password_hash text,
  blocked_at timestamptz,
  blocked_reason text,
  created_at timestamptz not null default now(),
  -- The profile; '' where nothing is given.
  phone text not null default '',
  about text not null default '',
  linkedin text not null default '',
  github text not null default '',
  portfolio text not null default '',
  -- A public picture. No foreign key, because files belong to a domain that depends on this one.
  photo_id uuid,
  -- The row of a deleted account stays, emptied: records that must be kept by law still refer to it.
  deleted_at timestamptz,
  search_text text generated always as
    (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored,
  -- The latest end of the person's access entries, maintained by a trigger, so that a million people can be filtered
  -- and sorted by it.
  access_ends_at timestamptz,
  constraint people_email_key unique (email),
  -- Reserves the addresses that deleted accounts get.
  constraint people_deleted_address_check check (deleted_at is not null or email not like '%@deleted.invalid')
);
-- The block of 32,768 ids is part of the index, so a search among the newest people does not read all matches of a
-- common word. It comes first because the index looks up its columns in order.
create index people_search on people
  using gin ((id >> 15), search_text gin_trgm_ops, digit_groups(search_text));
create index people_role on people (role, id desc) where role <> 'learner';
create index people_name on people (lower(first_name), lower(last_name), id);
create index people_access_ends_at on people (access_ends_at, id);
create index people_without_access on people (id) where access_ends_at is null;
create index people_blocked on people (id) where blocked_at is not null;
-- For the weekly figures of the staff overview.
create index people_learners_joined on people (created_at) where role = 'learner' and deleted_at is null;
create index people_learners_end on people (access_ends_at, id) where role = 'learner' and deleted_at is null;

create function reject_change_after_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'person % deleted their account', old.id using errcode = 'KT410';
end $$;
create trigger people_reject_change_after_deletion before update on people
  for each row when (old.deleted_at is not null) execute function reject_change_after_deletion();

-- Rejects new rows for a deleted account, also from a request that started before the deletion: the lock waits for a
-- deletion that is still running. The argument names the column with the person's id.
create function reject_deleted_person() returns trigger language plpgsql as $$
declare
  checked_id bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  perform from people where id = checked_id and deleted_at is null for key share;
  if checked_id is not null and not found then
    raise exception 'person % deleted their account', checked_id using errcode = 'KT410';
  end if;
  return new;
end $$;

create table sessions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  -- SHA-256 of the token, so that a leak of this table gives no access.
  token_hash bytea not null constraint sessions_token_hash_key unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_person_id on sessions (person_id, last_seen_at);
create index sessions_expires_at on sessions (expires_at);
create trigger sessions_reject_deleted_person before insert on sessions
  for each row execute function reject_deleted_person('person_id');

-- Notifies every instance on commit whose sessions ended, so that open connections are closed at once.
create function notify_sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', person_id::text) from (select distinct person_id from ended) as people;
  return null;
end $$;
create trigger sessions_notify_ended after delete on sessions
  referencing old table as ended for each statement execute function notify_sessions_ended();

create function notify_person_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', new.id::text);
  return null;
end $$;
create trigger people_notify_blocked after update of blocked_at on people
  for each row when (new.blocked_at is not null) execute function notify_person_blocked();

create table password_resets (
  token_hash bytea primary key,
  person_id bigint not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_person_id on password_resets (person_id);
create trigger password_resets_reject_deleted_person before insert on password_resets
  for each row execute function reject_deleted_person('person_id');

create table second_factors (
  person_id bigint primary key references people (id) on delete cascade,
  -- Encrypted with the server's secret, so that a leak of this table gives no codes.
  encrypted_secret text not null,
  -- Null until the first code is entered; the second factor is required only after that.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create trigger second_factors_reject_deleted_person before insert on second_factors
  for each row execute function reject_deleted_person('person_id');

create table recovery_codes (
  person_id bigint not null references second_factors (person_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- Notes about a person, visible to staff only.
create table person_notes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index person_notes_person_id on person_notes (person_id, id desc);
create trigger person_notes_reject_deleted_person before insert on person_notes
  for each row execute function reject_deleted_person('person_id');

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null when the server itself acted. No foreign key, because entries outlive the account.
  actor_id bigint,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_subject on audit_entries (subject, id);
create index audit_entries_actor_id on audit_entries (actor_id, id desc);
create index audit_entries_at on audit_entries (at);
create index audit_entries_search on audit_entries using gin ((action || ' ' || subject) gin_trgm_ops);
-- Changes to the school's settings and team: few among many entries, listed on the settings page.
create index audit_entries_school_changes on audit_entries (id desc) where action in (
  'setting changed', 'testimonial added', 'testimonial changed', 'testimonial removed',
  'team member added', 'team member changed', 'team member removed');
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function reject_change();
