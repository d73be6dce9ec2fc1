-- Two passengers, an agent, a member of the station staff; three bookings on two journeys. All invented.
drop table if exists audit_log, passages, accounts cascade;
create table accounts (
  account_id integer primary key,
  name       text not null,
  role       text not null check (role in ('passenger', 'agent', 'staff'))
);
create table passages (
  booking_id   uuid primary key default uuidv7(),
  account_id   integer not null references accounts, -- the passenger
  agent_id     integer references accounts,          -- who booked it for them, if anybody
  journey_id   integer not null,
  label        text not null,
  cancelled_at timestamptz
);
insert into accounts values (1, 'Asha', 'passenger'), (2, 'Bilal', 'passenger'), (3, 'Chitra', 'agent'), (4, 'Dev', 'staff');
insert into passages (booking_id, account_id, agent_id, journey_id, label) values
  ('01950000-0000-7000-8000-000000000001', 1, null, 10, 'S1-32'),
  ('01950000-0000-7000-8000-000000000002', 2, 3, 10, 'S1-33'),
  ('01950000-0000-7000-8000-000000000003', 2, null, 11, 'B2-4');
