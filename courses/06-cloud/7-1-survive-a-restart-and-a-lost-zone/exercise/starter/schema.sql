create table if not exists slots (
  id text primary key,
  date text not null,
  time text not null
);
insert into slots values
  ('s-0900', '2026-11-17', '09:00'), ('s-0915', '2026-11-17', '09:15'), ('s-0930', '2026-11-17', '09:30')
  on conflict do nothing;

-- Bookings: one for each slot, and one for each key.
