-- 500 departures with 400 berths each: 2,00,000 rows. Run it again before each test, so that all runs start equal.
drop table if exists rush_seats;
create table rush_seats (
  seat_id    integer generated always as identity primary key,
  train_id   integer not null,
  label      text not null,
  held_by    integer,
  held_until timestamptz
);
insert into rush_seats (train_id, label)
select 1 + n / 400, 'S' || 1 + n / 80 % 5 || '-' || 1 + n % 80 from generate_series(0, 199999) as n;
vacuum analyze rush_seats;
select count(*) as berths, count(distinct train_id) as departures from rush_seats;
