-- One row per saga: where it is.
create table if not exists sagas (
  place bigint generated always as identity,
  order_id text primary key,
  state text not null
);

-- How it got there, and who settled what a machine couldn't. Written in the transaction that moves the saga.
create table if not exists moves (
  id bigint generated always as identity primary key,
  order_id text not null references sagas,
  state text not null,
  note text,
  at timestamptz not null default now()
);
