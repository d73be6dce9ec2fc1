-- A seat finder with a year of data about invented people. Days count back from today.
create table accounts (
  account_id integer primary key,
  email      text not null,
  closed_on  date
);
create table sessions (
  session_id integer primary key,
  account_id integer not null references accounts,
  device     text not null,
  expires_at timestamptz not null
);
create table bookings (
  booking_id   integer primary key,
  account_id   integer not null references accounts,
  passenger    text not null,
  phone        text,
  age          smallint,
  travelled_on date not null,
  fare_paise   integer not null check (fare_paise > 0),
  erased_at    timestamptz
);
create table outbox (
  message_id integer primary key,
  booking_id integer not null references bookings,
  payload    jsonb not null,
  sent_at    timestamptz
);
create table entries (
  upi_ref    text primary key,
  booking_id integer not null references bookings,
  paise      bigint not null
);
create function refuse_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries never change: add a new one';
end $$;
create trigger entries_never_change before update or delete or truncate on entries
  for each statement execute function refuse_entry_change();

insert into accounts values (1, 'asha@example.in', null), (2, 'bilal@example.in', current_date - 31), (3, 'chitra@example.in', current_date - 30);
insert into sessions values
  (1, 1, 'Laptop', now() + interval '10 days'), (2, 1, 'Cyber café', now() - interval '1 second'), (3, 3, 'Phone', now() - interval '40 days');
insert into bookings values
  (1, 1, 'Asha Rao', '9000000001', 34, current_date - 400, 42000, now() - interval '200 days'),
  (2, 1, 'Asha Rao', '9000000001', 34, current_date - 181, 42000, null),
  (3, 2, 'Bilal Khan', '9000000002', 41, current_date - 180, 64500, null),
  (4, 3, 'Chitra Das', null, 29, current_date + 5, 128000, null);
update bookings set passenger = '[erased]', phone = null, age = null where booking_id = 1;
insert into outbox values
  (1, 2, '{"to": "asha@example.in", "template": "ticket", "passenger": "Asha Rao"}', now() - interval '181 days'),
  (2, 3, '{"to": "bilal@example.in", "template": "ticket", "passenger": "Bilal Khan"}', now() - interval '29 days'),
  (3, 4, '{"to": "chitra@example.in", "template": "ticket", "passenger": "Chitra Das"}', null);
insert into entries values ('607311110001', 1, 42000), ('607311110002', 2, 42000), ('607311110003', 3, 64500), ('607311110004', 4, 128000);
