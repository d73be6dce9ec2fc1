create table if not exists customers (customer_id integer primary key, name text not null);

create table if not exists entries (
  entry_id    uuid primary key default gen_random_uuid(),
  customer_id integer not null references customers,
  kind        text not null check (kind in ('credit', 'payment')),
  paise       bigint not null check (paise > 0),
  note        text not null,
  happened_on date not null
);

-- Lines of the bank statement that belong to a customer.
create table if not exists matched (
  reference   text primary key check (reference ~ '^[0-9]{12}$'),
  customer_id integer not null references customers,
  paise       bigint not null check (paise > 0),
  paid_on     date not null
);

-- Each reference counts once.
create table if not exists confirmed (reference text primary key references matched);
create table if not exists receipts (number integer primary key, reference text not null unique references confirmed);
create table if not exists receipt_numbers (year integer primary key, last integer not null);

insert into receipt_numbers values (2026, 41) on conflict do nothing;
insert into customers values (1, 'Savitri Devi'), (2, 'Abdul Rehman'), (3, 'Pushpa Kumbhar') on conflict do nothing;
