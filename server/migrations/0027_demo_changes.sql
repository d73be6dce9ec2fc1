-- Visitors can move and cancel their demo by a link.
alter table demo_bookings
  drop constraint demo_bookings_state_check,
  add constraint demo_bookings_state_check
    check (state in ('booked', 'attended', 'no show', 'registered', 'cancelled')),
  drop constraint demo_bookings_email_slot_key,
  -- Raised by each change, so that calendars replace the event instead of adding another.
  add column changes integer not null default 0,
  add column changed_at timestamptz not null default now();

-- A retried booking does not create a second one.
create unique index demo_bookings_email_slot_key on demo_bookings (email, demo_date, demo_time)
  where state <> 'cancelled';
