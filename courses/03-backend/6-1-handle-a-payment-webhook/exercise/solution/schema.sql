-- Orders that wait for money. Amounts are whole paise.
create table if not exists payments (
  order_id     text primary key,
  amount_paise integer not null check (amount_paise > 0),
  state        text not null default 'created'
               check (state in ('created', 'authorized', 'failed', 'captured', 'refunded', 'mismatch')),
  upi_ref      text check (upi_ref ~ '^[0-9]{12}$')
);
create table if not exists payment_events (
  event_id text primary key,
  order_id text not null references payments,
  type     text not null,
  body     json not null
);
insert into payments (order_id, amount_paise) values ('order-1', 64500), ('order-2', 128000) on conflict do nothing;
