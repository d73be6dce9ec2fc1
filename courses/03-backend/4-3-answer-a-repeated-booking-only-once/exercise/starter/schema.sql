-- Three berths, and 100 invented people.
create table if not exists passengers (person_id integer primary key, name text not null);
create table if not exists berths_left (
  train_id integer not null,
  label    text not null,
  sold     boolean not null default false,
  primary key (train_id, label)
);
create table if not exists bookings (
  booking_id uuid primary key default gen_random_uuid(),
  person_id  integer not null references passengers,
  train_id   integer not null,
  label      text not null,
  passenger  text not null,
  fare_paise integer not null check (fare_paise > 0),
  booked_at  timestamptz not null default now(),
  foreign key (train_id, label) references berths_left,
  unique (train_id, label)
);
create table if not exists idempotency_keys (
  person_id    integer not null references passengers,
  key          text not null check (length(key) between 8 and 100),
  request_hash text not null,
  status       smallint,
  body         json,
  created_at   timestamptz not null default now(),
  primary key (person_id, key)
);
insert into passengers select n, 'Passenger ' || n from generate_series(1, 100) as n on conflict do nothing;
insert into berths_left (train_id, label) select 2, 'B2-' || n from generate_series(1, 3) as n on conflict do nothing;
