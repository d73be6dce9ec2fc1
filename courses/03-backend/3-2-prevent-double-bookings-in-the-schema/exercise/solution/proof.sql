-- Run after the migrations: psql seatfinder -f proof.sql. Nothing is kept.
begin;
prepare book as insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise)
  values ($1, '90101', 'S1', 32, $2, $3, $4, 30, 20000) returning legs, passenger;

\echo 'Bengaluru to Erode'
execute book (1, 1, 3, 'Meena Iyer');
\echo 'Erode to Coimbatore, same berth: allowed'
execute book (1, 3, 4, 'Arif Khan');
\echo 'Same berth, next day: allowed'
execute book (2, 1, 4, 'Devi Rao');

\echo 'Salem to Coimbatore overlaps with both: refused'
savepoint before_overlap;
execute book (1, 2, 4, 'Jose Thomas');
rollback to before_overlap;

\echo 'After both are cancelled: allowed'
update bookings set cancelled_at = now() where journey_id = 1;
execute book (1, 2, 4, 'Jose Thomas');
rollback;
