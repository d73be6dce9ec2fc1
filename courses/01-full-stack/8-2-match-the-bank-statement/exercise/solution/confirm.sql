-- The rules of the database for confirmed payments: psql -d ledger -f confirm.sql
create table confirmed_payments (
  reference    text primary key check (reference ~ '^[0-9]{12}$'),
  entry_id     uuid not null unique references entries,
  paise        bigint not null check (paise > 0),
  confirmed_at timestamptz not null default now()
);

-- Numbers without gaps: one row that every receipt has to pass.
create table receipt_numbers (
  year integer primary key,
  last integer not null
);
insert into receipt_numbers values (2026, 0);

alter table receipts add column year integer, add column number integer, add unique (year, number);
