-- 2,000 customers and 1,00,000 entries. Run it in an empty database: psql -d shop -f make-entries.sql
-- There is no random number in it: everybody gets the same rows.
create table customers (
  customer_id bigint primary key,
  name        text not null,
  street      text
);

create table entries (
  entry_id    bigint primary key,
  customer_id bigint not null references customers,
  kind        text not null check (kind in ('credit', 'payment')),
  paise       bigint not null check (paise > 0),
  note        text not null,
  happened_on date not null
);

insert into customers
select i, 'Customer ' || lpad(i::text, 4, '0'), (array['Station Road', 'Lal Bagh', 'Temple Street', 'Mandi Gate'])[1 + i % 4]
from generate_series(1, 2000) as i;

-- The last 51 customers have no entry yet.
insert into entries
select i,
       1 + (i::bigint * 7919) % 1949,
       case when i % 5 = 0 then 'payment' else 'credit' end,
       100 + (i::bigint * 104729) % 120000,
       (array['Rice 5 kg', 'Tea 250 g', 'Mustard oil 1 l', 'Soap 4 pieces', 'Atta 10 kg, salt', 'Paid'])[1 + i % 6],
       date '2024-04-01' + (i / 137)
from generate_series(1, 100000) as i;

analyze customers;
analyze entries;
