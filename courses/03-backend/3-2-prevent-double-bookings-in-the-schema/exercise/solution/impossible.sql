-- The impossible bookings of the last step, after the migrations: psql seatfinder3 -f impossible.sql. Nothing is kept.
\set ON_ERROR_ROLLBACK on
begin;
insert into stations values ('NDLS', 'New Delhi');
insert into trains values ('90305', 'Yamuna Express');
insert into stops values ('90305', 1, 'NDLS');
insert into coaches values ('90305', 'B2', '3A');
insert into berths values ('90305', 'B2', 10);
prepare book as insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise)
  values ($1, '90101', $2, $3, $4, $5, 'Meena Iyer', 34, 42000);

\echo 'good: Bengaluru to Coimbatore'
execute book (1, 'S1', 32, 1, 4);
\echo '1: a berth that does not exist'
execute book (1, 'S1', 73, 1, 4);
\echo '2: a berth of another train'
execute book (1, 'B2', 10, 1, 4);
\echo '3: a journey that does not exist'
execute book (99, 'S1', 33, 1, 4);
\echo '4: backwards'
execute book (1, 'S1', 33, 4, 1);
\echo '5: beyond the last stop'
execute book (1, 'S1', 33, 1, 5);
\echo '6: the berth of the good booking, on an overlapping leg'
execute book (1, 'S1', 32, 2, 3);
select coach, berth, legs from bookings;
rollback;
