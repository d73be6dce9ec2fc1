-- A full coach of six berths, ten people, and four of them on the waitlist. All invented.
drop table if exists waitlist, coach_berths, travellers, job_runs, sms_log cascade;
create table travellers (person_id integer primary key, name text not null, phone text not null);
create table coach_berths (
  label     text primary key,
  booked_by integer unique references travellers
);
create table waitlist (
  place     integer generated always as identity primary key,
  person_id integer not null unique references travellers,
  label     text references coach_berths, -- set when the person is promoted
  promoted_at timestamptz
);
create table sms_log (
  sms_id    integer generated always as identity primary key,
  job_id    uuid not null unique,
  phone     text not null,
  text      text not null
);
insert into travellers select n, (array['Asha','Bilal','Chitra','Dev','Esther','Farhan','Gita','Harish','Ila','Joseph'])[n], '+9190000000' || lpad(n::text, 2, '0')
from generate_series(1, 10) as n;
insert into coach_berths select 'S1-' || n, n from generate_series(1, 6) as n;
insert into waitlist (person_id) values (7), (8), (9), (10);
