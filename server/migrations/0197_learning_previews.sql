-- A link that shows the page in an attempt to anyone who has it. Its token is derived from the id and our secret, so it is
-- not stored.
create table preview_links (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  solution_id bigint not null references solutions (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By day, so that nobody is watched.
  last_opened_on date,
  days_opened integer not null default 0 check (days_opened >= 0),
  check (expires_at > created_at),
  check ((last_opened_on is null) = (days_opened = 0))
);
create unique index preview_links_current on preview_links (solution_id) where revoked_at is null;
create index preview_links_of_person on preview_links (person_id);
create index preview_links_expired on preview_links (expires_at);

create trigger preview_links_reject_deleted_person before insert on preview_links
  for each row execute function reject_deleted_person('person_id');
