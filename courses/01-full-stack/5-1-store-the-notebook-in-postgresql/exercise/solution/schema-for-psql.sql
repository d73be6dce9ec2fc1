-- Run in the folder that has entries.csv: psql -d ledger -v ON_ERROR_STOP=1 -f schema.sql
-- One transaction: either everything below exists afterwards, or nothing.
begin;

create table customers (
  customer_id bigint generated always as identity primary key,
  name        text not null check (name = trim(name) and name <> ''),
  street      text,
  unique nulls not distinct (name, street)
);

create table entries (
  entry_id    uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customers,
  kind        text not null check (kind in ('credit', 'payment')),
  paise       bigint not null check (paise > 0),
  note        text not null check (length(note) <= 200),
  happened_on date not null,
  created_at  timestamptz not null default now()
);

-- At most one receipt for an entry.
create table receipts (
  receipt_id bigint generated always as identity primary key,
  entry_id   uuid not null unique references entries
);

-- The notebook as it is, all text, before anything is decided about it.
create temporary table notebook (date text, customer text, item text, amount_rupees text, kind text);
\copy notebook from 'entries.csv' with (format csv, header true, encoding 'UTF8')

insert into customers (name)
select distinct customer from notebook order by customer;

-- numeric is exact: 189.50 * 100 is 18950.00, never 18949.999.
insert into entries (customer_id, kind, paise, note, happened_on)
select c.customer_id, n.kind, (n.amount_rupees::numeric * 100)::bigint, n.item, n.date::date
from notebook n
join customers c on c.name = n.customer;

commit;

select count(*) as entries, sum(case kind when 'credit' then paise else -paise end) as open_paise from entries;
