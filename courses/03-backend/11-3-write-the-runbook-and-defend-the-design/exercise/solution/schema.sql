-- The seat finder in one database: what each week brought. Fifty invented people, one journey with three berths.
create table if not exists accounts (account_id integer primary key, email text not null unique, closed_on date);
create table if not exists sessions (
  token_hash bytea primary key,
  account_id integer not null references accounts,
  expires_at timestamptz not null
);
create table if not exists trains (number text primary key, name text not null);
create table if not exists journeys (journey_id integer primary key, travels_on date not null);
create table if not exists seats (
  journey_id integer not null references journeys,
  label      text not null,
  hold_id    uuid unique,
  held_by    integer references accounts,
  held_until timestamptz,
  booked_by  integer references accounts,
  primary key (journey_id, label),
  check ((hold_id is null) = (held_by is null) and (held_by is null) = (held_until is null)),
  check (booked_by is null or held_by is null)
);
create unique index if not exists one_hold_per_person on seats (journey_id, held_by);
create table if not exists idempotency_keys (
  account_id   integer not null references accounts,
  key          text not null check (length(key) between 8 and 100),
  request_hash text not null,
  status       smallint,
  body         json,
  primary key (account_id, key)
);
create table if not exists bookings (
  booking_id   uuid primary key default gen_random_uuid(),
  order_id     uuid not null unique default gen_random_uuid(),
  account_id   integer not null references accounts,
  journey_id   integer not null,
  label        text not null,
  hold_id      uuid not null unique, -- a hold becomes one booking
  passenger    text not null,
  amount_paise integer not null check (amount_paise > 0),
  status       text not null default 'awaiting_payment'
               check (status in ('awaiting_payment', 'confirmed', 'cancelled', 'problem')),
  foreign key (journey_id, label) references seats
);
create unique index if not exists one_passenger_per_berth on bookings (journey_id, label) where status = 'confirmed';
create table if not exists payment_events (event_id text primary key, order_id uuid not null, body json not null);
create table if not exists entries (
  entry_id   bigint generated always as identity primary key,
  upi_ref    text unique,
  booking_id uuid not null references bookings,
  kind       text not null check (kind in ('payment', 'refund')),
  paise      bigint not null check ((kind = 'payment') = (paise > 0)),
  at         timestamptz not null default now()
);
create unique index if not exists one_full_refund on entries (booking_id) where kind = 'refund';
create table if not exists outbox (
  message_id uuid primary key default gen_random_uuid(),
  kind       text not null,
  payload    json not null, -- ids only
  sent_at    timestamptz
);

-- What is decided about each column: a purpose and an end in days, or that it stays because it is about nobody.
create table if not exists data_map (
  table_name  text not null,
  column_name text not null,
  purpose     text not null check (length(purpose) >= 10),
  keep_days   integer not null check (keep_days >= 0),
  primary key (table_name, column_name)
);
create table if not exists columns_that_stay (table_name text, column_name text, primary key (table_name, column_name));

insert into accounts select n, 'person-' || n || '@example.in' from generate_series(1, 50) as n on conflict do nothing;
insert into sessions select sha256(('token-' || n)::bytea), n, now() + interval '30 days' from generate_series(1, 50) as n
on conflict do nothing;
insert into trains values ('90101', 'Kaveri Express'), ('90118', 'Nilgiri Express'), ('90152', 'Chamundi Express')
on conflict do nothing;
insert into journeys values (1, current_date + 7) on conflict do nothing;
insert into seats (journey_id, label) select 1, 'S1-' || n from generate_series(31, 33) as n on conflict do nothing;
