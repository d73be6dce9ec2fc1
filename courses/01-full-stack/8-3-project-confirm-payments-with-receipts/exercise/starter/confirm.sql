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

insert into confirmed select reference from matched;

commit;
