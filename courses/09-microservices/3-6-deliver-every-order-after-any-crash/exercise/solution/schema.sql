create table if not exists orders (
  id text primary key,
  dish text not null,
  paise int not null,
  version int not null,
  cancelled boolean not null default false
);

create table if not exists outbox (
  id bigint generated always as identity primary key,
  receiver text not null,
  message jsonb not null,
  attempts int not null default 0,
  due_ms bigint not null default 0,
  confirmed boolean not null default false
);

-- Kitchen: the latest version of each order. Cancelled ones stay, so that a late message can't bring them back.
create table if not exists to_cook (
  order_id text primary key,
  version int not null,
  dish text not null,
  cancelled boolean not null
);
create table if not exists kitchen_dead_letters (
  id bigint generated always as identity primary key,
  message jsonb not null,
  error text not null
);

-- Billing: every version, as it came. The primary key is the inbox. Lines are calculated as far as nothing is missing.
create table if not exists versions (
  order_id text not null,
  version int not null,
  paise int not null,
  primary key (order_id, version)
);
create table if not exists billing_dead_letters (
  id bigint generated always as identity primary key,
  message jsonb not null,
  error text not null
);
