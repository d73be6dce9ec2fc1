-- The seat finder in one database: what each week brought.
drop table if exists outbox, entries, payment_events, bookings, idempotency_keys, seats, trains, sessions, accounts cascade;
create table accounts (account_id integer generated always as identity primary key, email text not null unique);
create table sessions (token_hash bytea primary key, account_id integer not null references accounts, expires_at timestamptz not null);
create table trains (number text primary key check (number ~ '^[0-9]{5}$'), name text not null);

create table seats (
  journey_id integer not null,
  label      text not null,
  hold_id    uuid unique,
  held_by    integer references accounts,
  held_until timestamptz,
  booked_by  integer references accounts,
  primary key (journey_id, label),
  check ((hold_id is null) = (held_by is null) and (held_by is null) = (held_until is null)),
  check (booked_by is null or held_by is null)
);
create unique index one_hold_per_person on seats (journey_id, held_by);

create table idempotency_keys (
  account_id   integer not null references accounts,
  key          text not null check (length(key) between 8 and 100),
  request_hash text not null,
  status       smallint,
  body         json,
  primary key (account_id, key)
);
create table bookings (
  booking_id   uuid primary key default uuidv7(),
  order_id     uuid not null unique default uuidv7(),
  account_id   integer not null references accounts,
  journey_id   integer not null,
  label        text not null,
  hold_id      uuid not null unique, -- a hold becomes one booking
  passenger    text not null,
  amount_paise integer not null check (amount_paise > 0),
  status       text not null default 'awaiting_payment' check (status in ('awaiting_payment', 'confirmed', 'cancelled', 'problem')),
  foreign key (journey_id, label) references seats
);
-- The second defence: one confirmed booking for each berth, whatever the code does.
create unique index one_passenger_per_berth on bookings (journey_id, label) where status = 'confirmed';

create table payment_events (event_id text primary key, order_id uuid not null, body json not null);
create table entries (
  entry_id   bigint generated always as identity primary key,
  upi_ref    text unique,
  booking_id uuid not null references bookings,
  kind       text not null check (kind in ('payment', 'refund')),
  paise      bigint not null check ((kind = 'payment') = (paise > 0)),
  at         timestamptz not null default now()
);
create unique index one_full_refund on entries (booking_id) where kind = 'refund';
create or replace function refuse_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries never change: add a new one';
end $$;
create trigger entries_never_change before update or delete on entries for each statement execute function refuse_entry_change();

create table outbox (
  message_id  uuid primary key default uuidv7(),
  kind        text not null,
  payload     json not null,
  attempts    smallint not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at     timestamptz,
  parked_at   timestamptz,
  last_error  text
);
