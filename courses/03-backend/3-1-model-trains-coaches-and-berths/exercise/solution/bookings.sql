create table bookings (
  booking_id    uuid primary key default uuidv7(),
  journey_id    integer  not null,
  train_number  text     not null,
  coach         text     not null,
  berth         smallint not null,
  from_position smallint not null,
  to_position   smallint not null,
  passenger     text     not null check (trim(passenger) <> ''),
  age           smallint not null check (age between 0 and 120),
  fare_paise    integer  not null check (fare_paise >= 0),
  constraint same_train_journey foreign key (journey_id, train_number) references journeys (journey_id, train_number),
  constraint same_train_berth   foreign key (train_number, coach, berth) references berths,
  constraint same_train_from    foreign key (train_number, from_position) references stops (train_number, position),
  constraint same_train_to      foreign key (train_number, to_position) references stops (train_number, position),
  constraint travels_forward    check (from_position < to_position)
);
