-- One row for each berth of one departure. 100 invented people, two departures: 1 with 72 berths, 2 with the last 3.
drop table if exists seats, people, departures cascade;
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

insert into people select n, 'Passenger ' || n from generate_series(1, 100) as n;
insert into departures values
  (1, '90101 Kaveri Express', '2026-03-14 21:10+05:30'),
  (2, '90305 Yamuna Express', '2026-03-14 22:40+05:30');
insert into seats (train_id, label) select 1, 'S1-' || n from generate_series(1, 72) as n;
insert into seats (train_id, label) select 2, 'B2-' || n from generate_series(1, 3) as n;

select train_id, count(*) as free from seats where booked_by is null group by train_id order by train_id;
