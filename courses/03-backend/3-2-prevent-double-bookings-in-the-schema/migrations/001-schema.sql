-- The seat finder: trains, where they stop, their berths, and who sits where.
create table stations (
  code text primary key check (code ~ '^[A-Z]{2,5}$'),
  name text not null check (trim(name) <> '')
);

create table trains (
  number text primary key check (number ~ '^[0-9]{5}$'),
  name   text not null check (trim(name) <> '')
);

create table stops (
  train_number text not null references trains,
  position     smallint not null check (position >= 1),
  station_code text not null references stations,
  primary key (train_number, position),
  unique (train_number, station_code)
);

create table coaches (
  train_number text not null references trains,
  coach        text not null check (coach ~ '^[A-Z]{1,2}[0-9]{1,2}$'),
  class        text not null check (class in ('SL', '3A', '2A')),
  primary key (train_number, coach)
);

create table berths (
  train_number text not null,
  coach        text not null,
  berth        smallint not null check (berth between 1 and 80),
  primary key (train_number, coach, berth),
  foreign key (train_number, coach) references coaches
);

-- A journey is one run of a train. Its day is the day on which it leaves its first station.
create table journeys (
  journey_id   bigint generated always as identity primary key,
  train_number text not null references trains,
  starts_on    date not null,
  unique (train_number, starts_on),
  unique (journey_id, train_number) -- so that bookings can refer to both together
);

create table bookings (
  booking_id    uuid primary key default uuidv7(), -- shown to passengers, so it must not be countable
  journey_id    bigint not null,
  train_number  text not null,
  coach         text not null,
  berth         smallint not null,
  from_position smallint not null,
  to_position   smallint not null,
  passenger     text not null check (length(trim(passenger)) between 2 and 60),
  age           smallint not null check (age between 0 and 120),
  fare_paise    integer not null check (fare_paise >= 0),
  booked_at     timestamptz not null default now(),
  foreign key (journey_id, train_number) references journeys (journey_id, train_number),
  foreign key (train_number, coach, berth) references berths,
  foreign key (train_number, from_position) references stops (train_number, position),
  foreign key (train_number, to_position) references stops (train_number, position),
  constraint travels_forward check (from_position < to_position)
);
create index on bookings (journey_id);
