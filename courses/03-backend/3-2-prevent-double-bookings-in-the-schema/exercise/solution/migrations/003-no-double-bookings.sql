create extension if not exists btree_gist;

alter table bookings add column cancelled_at timestamptz;

-- The legs of the journey: 1 to 3 is [1,3), so a passenger who boards at 3 can have the same berth.
alter table bookings add column legs int4range not null
  generated always as (int4range(from_position, to_position)) stored;

alter table bookings add constraint one_passenger_per_berth
  exclude using gist (journey_id with =, coach with =, berth with =, legs with &&)
  where (cancelled_at is null);
