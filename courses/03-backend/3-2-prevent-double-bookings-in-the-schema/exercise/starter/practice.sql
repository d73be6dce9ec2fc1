create extension if not exists btree_gist;

-- A booking is for a berth of one journey, from one stop to a later one. Add the rules:
-- the journey exists, the trip goes forwards, and nobody else has the berth on an overlapping leg.
-- A cancelled booking doesn't count.
create table bookings (
  booking_id integer generated always as identity primary key,
  journey_id integer not null,
  coach      text not null,
  berth      smallint not null,
  from_stop  smallint not null,
  to_stop    smallint not null,
  status     text not null default 'confirmed'
);
