create table demo_bookings (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  mobile text not null,
  message text not null,
  demo_date date not null,
  demo_time text not null,
  created_at timestamptz not null default now(),
  -- The same booking sent again is the same booking.
  constraint demo_bookings_once unique (email, demo_date, demo_time)
);
create index demo_bookings_slot on demo_bookings (demo_date, demo_time);
