-- Demo bookings as leads: who came how, why somebody was lost, when to follow up, and everything that was noted.
-- works with code from 0137: only newer code adds leads without a demo and loses some; an older instance can't show a list
-- that has one until it is replaced.
alter table demo_bookings
  -- Where a booking came from: a campaign, another site or our own; or how staff heard of somebody.
  add column source text not null default 'website' check (source ~ '^[a-z0-9._-]{1,40}$'),
  add column opened_from text,
  add column lost_reason text not null default '',
  add column remind_on date,
  -- Their account, once they registered.
  add column person_id bigint references people (id) on delete set null,
  add column added_by bigint references people (id) on delete set null,
  alter column demo_date drop not null,
  alter column demo_time drop not null,
  add constraint demo_bookings_demo_check
    check ((demo_date is null) = (demo_time is null) and (demo_date is not null or source in ('phone', 'walk-in', 'event', 'other'))),
  add constraint demo_bookings_lost_check check (state <> 'lost' or lost_reason <> ''),
  drop constraint demo_bookings_state_check,
  add constraint demo_bookings_state_check
    check (state in ('booked', 'attended', 'no show', 'registered', 'cancelled', 'lost'));
create index demo_bookings_reminders on demo_bookings (assignee_id, remind_on) where remind_on is not null;
create index demo_bookings_canonical_email on demo_bookings (canonical_email(email));
create index demo_bookings_mobile on demo_bookings (mobile);
create index demo_bookings_person on demo_bookings (person_id) where person_id is not null;
create index demo_bookings_created on demo_bookings (created_at);

-- What happened with a lead: a note, or a new state. Nobody changes it.
create table lead_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references demo_bookings (id) on delete cascade,
  at timestamptz not null default now(),
  -- Null if it happened by itself, or the account was deleted.
  actor_id bigint references people (id) on delete set null,
  note text,
  state text,
  constraint lead_events_content_check check (coalesce(note, state) is not null)
);
create index lead_events_booking on lead_events (booking_id, id desc);
create index lead_events_actor on lead_events (actor_id) where actor_id is not null;
create trigger lead_events_reject_change before update on lead_events
  for each row when (new.actor_id is not null or to_jsonb(new) - 'actor_id' <> to_jsonb(old) - 'actor_id')
  execute function reject_change();
insert into lead_events (booking_id, at, note) select id, changed_at, note from demo_bookings where note <> '' order by id;
