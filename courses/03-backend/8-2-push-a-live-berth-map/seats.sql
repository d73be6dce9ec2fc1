-- One departure with 12 berths, and ten invented people.
drop table if exists seats, people cascade;
create table people (person_id integer primary key, name text not null);
create table seats (
  train_id   integer not null,
  label      text not null,
  held_by    integer references people,
  held_until timestamptz,
  booked_by  integer references people,
  primary key (train_id, label)
);
insert into people select n, 'Passenger ' || n from generate_series(1, 10) as n;
insert into seats (train_id, label) select 1, 'S1-' || n from generate_series(1, 12) as n;
