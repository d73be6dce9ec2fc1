-- Your tables get a schema of their own, a drawer called ledger, so that they
-- don't meet those of the lesson. The table notebook is there: it has the 12
-- lines of entries.csv, all columns as text.
create schema ledger;
set search_path = ledger, public;

begin;

create table customers (
  customer_id bigint generated always as identity primary key,
  name        text,
  street      text
);

-- entries: entry_id, customer_id, kind, paise, note, happened_on

-- receipts: receipt_id, entry_id

insert into customers (name)
select customer from notebook;

commit;
