alter table demo_bookings add column state text not null default 'booked'
  check (state in ('booked', 'attended', 'no show', 'registered'));
alter table demo_bookings add column note text not null default '';
alter table demo_bookings add column assignee_id bigint references people (id) on delete set null;
create index demo_bookings_coming on demo_bookings (demo_date, id) where state = 'booked';

-- An address for calendar apps, which cannot sign in. SHA-256 of its token; one for each admin.
create table demo_feeds (
  person_id bigint primary key references people (id) on delete cascade,
  token_hash bytea not null constraint demo_feeds_token_hash_key unique,
  created_at timestamptz not null default now()
);
create trigger demo_feeds_not_for_deleted before insert on demo_feeds
  for each row execute function refuse_for_deleted('person_id');
