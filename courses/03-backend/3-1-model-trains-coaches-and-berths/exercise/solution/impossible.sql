-- Sample data, one good booking, and seven that must fail. Run it with: psql seatfinder -f schema.sql -f impossible.sql
insert into stations values ('SBC', 'KSR Bengaluru'), ('SA', 'Salem'), ('ED', 'Erode'), ('CBE', 'Coimbatore'), ('NDLS', 'New Delhi');
insert into trains values ('90101', 'Kaveri Express'), ('90305', 'Yamuna Express');
insert into stops values ('90101', 1, 'SBC'), ('90101', 2, 'SA'), ('90101', 3, 'ED'), ('90101', 4, 'CBE'), ('90305', 1, 'NDLS');
insert into coaches values ('90101', 'S1', 'SL'), ('90305', 'B2', '3A');
insert into berths select '90101', 'S1', n from generate_series(1, 72) as n;
insert into berths select '90305', 'B2', n from generate_series(1, 64) as n;
insert into journeys (train_number, starts_on) values ('90101', '2026-03-14'), ('90305', '2026-03-14');

prepare book as insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

\echo 'good: Bengaluru to Coimbatore'
execute book (1, '90101', 'S1', 32, 1, 4, 'Meena Iyer', 34, 42000);
\echo '1: a berth that does not exist'
execute book (1, '90101', 'S1', 73, 1, 4, 'Meena Iyer', 34, 42000);
\echo '2: a berth of another train'
execute book (1, '90101', 'B2', 10, 1, 4, 'Meena Iyer', 34, 42000);
\echo '3: the journey of another train'
execute book (2, '90101', 'S1', 33, 1, 4, 'Meena Iyer', 34, 42000);
\echo '4: backwards'
execute book (1, '90101', 'S1', 33, 4, 1, 'Meena Iyer', 34, 42000);
\echo '5: beyond the last stop'
execute book (1, '90101', 'S1', 33, 1, 5, 'Meena Iyer', 34, 42000);
\echo '6: a negative fare'
execute book (1, '90101', 'S1', 33, 1, 4, 'Meena Iyer', 34, -1);
\echo '7: nobody travels'
execute book (1, '90101', 'S1', 33, 1, 4, '   ', 34, 42000);
select coach, berth, passenger from bookings;
