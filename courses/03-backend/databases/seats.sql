-- Two departures: 1 with four berths, 2 with the last three. Nobody holds one yet.
create table people (person_id integer primary key, name text not null);
create table departures (train_id integer primary key, train text not null, departs timestamptz not null);
create table seats (
  seat_id    integer generated always as identity primary key,
  train_id   integer not null references departures,
  label      text not null,
  held_by    integer references people,
  held_until timestamptz,
  booked_by  integer references people,
  unique (train_id, label),
  check ((held_by is null) = (held_until is null)),
  check (booked_by is null or held_by is null)
);

insert into people values (1, 'Lakshmi'), (2, 'Imran'), (3, 'Gita'), (4, 'Harish'), (5, 'Meena'), (6, 'Arif');
insert into departures values
  (1, '90101 Kaveri Express', '2026-03-14 21:10+05:30'),
  (2, '90305 Yamuna Express', '2026-03-14 22:40+05:30');
insert into seats (train_id, label) values
  (1, 'S1-1'), (1, 'S1-2'), (1, 'S1-3'), (1, 'S1-4'),
  (2, 'B2-1'), (2, 'B2-2'), (2, 'B2-3');
