-- A learner shows their progress to a parent or employer by a link. Its token is derived from the id and our secret, so
-- it is not stored.
create table sponsor_links (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  label text not null check (label <> ''),
  shown_name text not null check (shown_name <> ''),
  shows text[] not null check (
    cardinality(shows) > 0 and shows <@ array['progress', 'attendance', 'certificates']
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By day, so that nobody is watched.
  last_opened_on date,
  days_opened integer not null default 0 check (days_opened >= 0),
  constraint sponsor_links_expires_at_check check (expires_at > created_at),
  constraint sponsor_links_opened_check check ((last_opened_on is null) = (days_opened = 0))
);
create index sponsor_links_person_id on sponsor_links (person_id, id);
create index sponsor_links_ended on sponsor_links (least(expires_at, revoked_at));
create trigger sponsor_links_reject_deleted_person before insert on sponsor_links
  for each row execute function reject_deleted_person('person_id');

-- Who gets the weekly summary of a link, once they have confirmed their address.
create table sponsor_followers (
  id bigint generated always as identity primary key,
  link_id bigint not null references sponsor_links (id) on delete cascade,
  email text not null check (email <> ''),
  created_at timestamptz not null default now(),
  -- Counted in the keys of the emails, by which they are deleted with the address.
  requests integer not null default 1 check (requests > 0),
  confirm_hash bytea constraint sponsor_followers_confirm_hash_key unique,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  constraint sponsor_followers_link_id_email_key unique (link_id, email),
  constraint sponsor_followers_confirmed_check check (
    (confirmed_at is null) = (confirm_hash is not null) and (confirm_hash is null) = (confirm_until is null)
  )
);
create index sponsor_followers_email on sponsor_followers (email);
create index sponsor_followers_pending on sponsor_followers (confirm_until) where confirmed_at is null;
create index sponsor_followers_confirmed on sponsor_followers (id) where confirmed_at is not null;

-- One summary per follower and week, whichever instance writes it.
create table sponsor_summaries (
  follower_id bigint not null references sponsor_followers (id) on delete cascade,
  -- Its Monday.
  week date not null,
  sent_at timestamptz not null default now(),
  primary key (follower_id, week)
);

-- Where mail apps unsubscribe with one click; encrypted like the text, and gone once it is sent.
alter table emails add column encrypted_unsubscribe_url text;
