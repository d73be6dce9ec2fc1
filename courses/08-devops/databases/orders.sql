-- Kadai's orders in small: amounts as rupees with decimals.
create table orders (
  order_id     bigint generated always as identity primary key,
  shop         text not null,
  total_rupees numeric(10, 2) not null check (total_rupees > 0),
  at           timestamptz not null default now()
);
insert into orders (shop, total_rupees, at)
select (array['gandhipuram', 'peelamedu', 'saibaba-colony', 'singanallur'])[1 + n % 4],
       (4000 + (n * 7919) % 250000) / 100.0,
       timestamptz '2026-07-01 10:00+05:30' + n * interval '2 minutes'
from generate_series(1, 200) as n;
