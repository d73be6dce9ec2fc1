-- Your tables get a schema of their own, a drawer called ledger, so that they
-- don't meet those of the lesson. The table notebook is there: it has the 12
-- lines of entries.csv, all columns as text.
create schema ledger;
set search_path = ledger, public;

begin;

create table customers (
  customer_id bigint generated always as identity primary key,
  name        text not null check (name <> ''),
  street      text,
  unique nulls not distinct (name, street)
);

create table entries (
  entry_id    uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customers,
  kind        text not null check (kind in ('credit', 'payment')),
  paise       bigint not null check (paise > 0),
  note        text not null,
  happened_on date not null
);

-- At most one receipt for an entry.
create table receipts (
  receipt_id bigint generated always as identity primary key,
  entry_id   uuid not null unique references entries
);

insert into customers (name)
select distinct customer from notebook order by customer;

-- numeric is exact: 189.50 * 100 is 18950.00, never 18949.999.
insert into entries (customer_id, kind, paise, note, happened_on)
select c.customer_id, n.kind, (n.amount_rupees::numeric * 100)::bigint, n.item, n.date::date
from notebook n
join customers c on c.name = n.customer;

commit;
