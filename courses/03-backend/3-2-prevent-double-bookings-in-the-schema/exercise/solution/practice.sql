create extension if not exists btree_gist;

create table bookings (
  booking_id integer generated always as identity primary key,
  journey_id integer not null references journeys,
  coach      text not null,
  berth      smallint not null,
  from_stop  smallint not null,
  to_stop    smallint not null,
  status     text not null default 'confirmed' check (status in ('confirmed', 'cancelled')),
  constraint goes_forwards check (from_stop < to_stop),
  constraint no_double_booking exclude using gist (
    journey_id with =, coach with =, berth with =, int4range(from_stop, to_stop) with &&
  ) where (status = 'confirmed')
);
