-- Days that staff gave in one action, to one person or to many, so that they can be taken back together.
create table access_grants (
  id bigint generated always as identity primary key,
  days integer not null check (days > 0),
  reason text not null,
  created_at timestamptz not null,
  created_by bigint references people (id) on delete set null
);
create trigger access_grants_append_only before delete or truncate on access_grants
  for each statement execute function reject_change();
-- The entry that gave the days to a person, and the one that took them back: each at most once.
alter table access_entries add column grant_id bigint references access_grants (id);
create unique index access_entries_grant on access_entries (grant_id, person_id, (ends_at < starts_at))
  where grant_id is not null;
