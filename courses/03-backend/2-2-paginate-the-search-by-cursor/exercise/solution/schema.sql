-- 500 invented departures on 14 and 15 March 2026. Many leave at the same minute and cost the same, on purpose.
set timezone = 'Asia/Kolkata';
create table if not exists departures (
  number     text not null check (number ~ '^[0-9]{5}$'),
  departs    timestamptz not null,
  from_code  text not null,
  to_code    text not null,
  fare_paise integer not null check (fare_paise > 0),
  primary key (number, departs)
);

insert into departures (number, departs, from_code, to_code, fare_paise)
select
  (90101 + n * 17)::text,
  timestamptz '2026-03-14 00:00+05:30' + (n * 37 % 96) * interval '30 minutes',
  (array['SBC', 'MAS', 'SC', 'NDLS', 'HWH'])[1 + n % 5],
  (array['CBE', 'MDU', 'NGP', 'JP'])[1 + n / 5 % 4],
  (220 + n * 53 % 12 * 45) * 100
from generate_series(0, 499) as n
where not exists (select from departures);

create index if not exists departures_by_time on departures (departs, number);
create index if not exists departures_by_fare on departures (fare_paise, number, departs);
