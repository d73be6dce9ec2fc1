-- The tables of this project. Leave this part as it is.
create table if not exists matched (reference text primary key, customer_id integer not null references customers, paise bigint not null, paid_on date not null);
create table if not exists confirmed (reference text primary key check (reference ~ '^[0-9]{12}$'));
create table if not exists receipts (number integer primary key, reference text not null unique);
create table if not exists receipt_numbers (year integer primary key, last integer not null);
insert into receipt_numbers values (2026, 41) on conflict do nothing;
insert into matched values
  ('610122904418', 3, 66000, '2026-04-11'),
  ('609890077123', 1, 13200, '2026-04-08')
on conflict do nothing;

-- Your part: confirm everything that is matched and not confirmed yet.
begin;

-- Others wait here, and then see the new number.
select last from receipt_numbers where year = 2026 for update;

with new_references as (
  insert into confirmed
  select reference from matched
  on conflict (reference) do nothing
  returning reference
),
payments as (
  insert into entries (entry_id, customer_id, kind, paise, note, happened_on)
  select (select coalesce(max(entry_id), 0) from entries) + row_number() over (order by reference),
         customer_id, 'payment', paise, 'UPI ' || reference, paid_on
  from matched
  join new_references using (reference)
),
numbered as (
  insert into receipts (number, reference)
  select (select last from receipt_numbers where year = 2026) + row_number() over (order by reference), reference
  from new_references
  returning number
)
update receipt_numbers
set last = last + (select count(*) from numbered)
where year = 2026;

commit;
