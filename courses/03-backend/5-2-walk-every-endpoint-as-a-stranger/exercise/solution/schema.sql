-- Two passengers, an agent, a member of the station staff; three bookings on two journeys. All invented.
create table if not exists accounts (
  account_id integer primary key,
  name       text not null,
  role       text not null check (role in ('passenger', 'agent', 'staff'))
);
create table if not exists sessions (
  token_hash bytea primary key,
  account_id integer not null references accounts
);
create table if not exists passages (
  booking_id   uuid primary key default gen_random_uuid(),
  account_id   integer not null references accounts, -- the passenger
  agent_id     integer references accounts,          -- who booked it for them, if anybody
  journey_id   integer not null,
  label        text not null,
  cancelled_at timestamptz
);
create unique index if not exists one_passenger_per_berth on passages (journey_id, label) where cancelled_at is null;
create table if not exists audit_log (
  entry_id   integer generated always as identity primary key,
  account_id integer not null references accounts,
  action     text not null,
  target     text not null,
  logged_at  timestamptz not null default now()
);

insert into accounts values (1, 'Asha', 'passenger'), (2, 'Bilal', 'passenger'), (3, 'Chitra', 'agent'), (4, 'Dev', 'staff')
on conflict do nothing;
insert into sessions select sha256(('token-of-' || lower(name))::bytea), account_id from accounts on conflict do nothing;
insert into passages (booking_id, account_id, agent_id, journey_id, label) values
  ('01950000-0000-7000-8000-000000000001', 1, null, 10, 'S1-32'),
  ('01950000-0000-7000-8000-000000000002', 2, 3, 10, 'S1-33'),
  ('01950000-0000-7000-8000-000000000003', 2, null, 11, 'B2-4')
on conflict do nothing;
