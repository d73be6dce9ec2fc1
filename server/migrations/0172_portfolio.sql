-- What a learner shows of their work.
create table portfolios (
  person_id bigint primary key references people (id),
  shown_name text not null check (shown_name <> ''),
  headline text not null,
  summary text not null,
  version integer not null check (version > 0),
  saved_at timestamptz not null default now()
);

-- Proven items only point to work, which is read when somebody looks: a withdrawn approval or a revoked certificate is gone
-- at once. The others are the learner's own words.
create table portfolio_items (
  person_id bigint not null references portfolios (person_id) on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('step', 'project', 'certificate', 'session', 'own-project', 'experience', 'link')),
  -- The attempt, the project's submission, the certificate or the session.
  work_id bigint,
  note text not null,
  shows_words boolean not null default false,
  shows_work boolean not null default false,
  title text,
  period text,
  link text,
  primary key (person_id, position),
  unique (person_id, kind, work_id),
  check ((work_id is not null) = (kind in ('step', 'project', 'certificate', 'session'))),
  check ((work_id is null) = (title is not null) and (title is null) = (period is null) and (title is null) = (link is null))
);

-- Its token is derived from the id and our secret, so it is not stored. A revoked link stays until it would have expired,
-- for the status of the credentials that it offered; then without the person, if the account was deleted.
create table portfolio_links (
  id bigint generated always as identity primary key,
  person_id bigint references people (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By day, so that nobody is watched.
  last_opened_on date,
  days_opened integer not null default 0 check (days_opened >= 0),
  -- Of its bit in the status lists.
  status_position bigint not null unique,
  check (expires_at > created_at),
  check ((last_opened_on is null) = (days_opened = 0)),
  check (person_id is not null or revoked_at is not null)
);
create unique index portfolio_links_current on portfolio_links (person_id) where revoked_at is null;
create index portfolio_links_of_person on portfolio_links (person_id, id);
create index portfolio_links_expired on portfolio_links (expires_at);

create trigger portfolios_reject_deleted_person before insert on portfolios
  for each row execute function reject_deleted_person('person_id');
create trigger portfolio_items_reject_deleted_person before insert on portfolio_items
  for each row execute function reject_deleted_person('person_id');
create trigger portfolio_links_reject_deleted_person before insert on portfolio_links
  for each row execute function reject_deleted_person('person_id');
