-- Two orders that wait for money. Amounts are whole paise.
drop table if exists payment_events, payments cascade;
create table payments (
  order_id     text primary key,
  amount_paise integer not null check (amount_paise > 0),
  state        text not null default 'created'
               check (state in ('created', 'authorized', 'captured', 'refunded', 'failed', 'mismatch')),
  upi_ref      text check (upi_ref ~ '^[0-9]{12}$')
);
insert into payments (order_id, amount_paise) values ('order-1', 64500), ('order-2', 128000);
