create table if not exists orders (
  id text primary key,
  dish text not null,
  paise int not null,
  version int not null,
  cancelled boolean not null default false
);

-- Outbox, and what the kitchen and billing must remember. Each service uses only its own tables.
