-- Three berths, 100 invented people, and bookings. Load it into an empty database or over an old copy.
drop table if exists bookings, berths_left, passengers, idempotency_keys cascade;
create table passengers (person_id integer primary key, name text not null);
create table berths_left (
  train_id integer not null,
  label    text not null,
  sold     boolean not null default false,
  primary key (train_id, label)
);
create table bookings (
  booking_id uuid primary key default uuidv7(),
  person_id  integer not null references passengers,
  train_id   integer not null,
  label      text not null,
  passenger  text not null,
  fare_paise integer not null check (fare_paise > 0),
  booked_at  timestamptz not null default now(),
  foreign key (train_id, label) references berths_left,
  unique (train_id, label)
);
insert into passengers select n, 'Passenger ' || n from generate_series(1, 100) as n;
insert into berths_left (train_id, label) select 2, 'B2-' || n from generate_series(1, 3) as n;
