create schema if not exists menu;
create schema if not exists orders;
create schema if not exists kitchen;

create table if not exists menu.dishes (
  id text primary key,
  name text not null,
  paise int not null,
  portions_left int not null check (portions_left >= 0)
);
insert into menu.dishes values ('thali', 'Veg thali', 12000, 8), ('dal-rice', 'Dal rice', 8000, 1)
  on conflict do nothing;

-- Your tables. Each service uses its own schema only.
-- Menu: who has a portion. The primary key makes a repeated request harmless.
create table if not exists menu.portions (
  dish_id text not null,
  order_id text not null,
  primary key (dish_id, order_id)
);

-- Orders: one row for each key of an office, and the messages that the kitchen hasn't confirmed.
create table if not exists orders.orders (
  id bigint generated always as identity primary key,
  office text not null,
  idempotency_key text not null,
  dish text not null,
  status text not null default 'unknown',
  paise int,
  reason text,
  unique (office, idempotency_key)
);
create table if not exists orders.outbox (
  id bigint generated always as identity primary key,
  message jsonb not null,
  confirmed boolean not null default false
);

-- Kitchen: the primary key is the inbox.
create table if not exists kitchen.cooked (
  place bigint generated always as identity,
  order_id text primary key,
  dish text not null
);
