begin;
create table bookings_personal (
  booking_id integer primary key, passenger text not null, phone text, travelled_on date not null, fare_paise integer not null, erased_at timestamptz
);
insert into bookings_personal values
  (1, 'Asha', '9000000001', current_date - 181, 42000, null),
  (2, 'Bilal', '9000000002', current_date - 180, 42000, null),
  (3, 'Chitra', '9000000003', current_date + 5, 64500, null);
\ir erase-project.sql
\ir erase-project.sql
select booking_id, passenger, phone is null as no_phone, fare_paise from bookings_personal order by booking_id;
rollback;
